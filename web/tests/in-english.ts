// Tests hear English.
import english from 'virtual:catalogue/en'
import { speak } from '../src/texts/catalogue'

speak('en', english)
