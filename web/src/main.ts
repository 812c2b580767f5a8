import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadLanguage } from './texts/language'

await loadLanguage()
mount(App, { target: document.getElementById('app')! })
