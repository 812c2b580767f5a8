// Tests hear English.
import english from '../src/texts/languages/en'
import { speak } from '../src/texts/catalogue'

speak('en', english)
