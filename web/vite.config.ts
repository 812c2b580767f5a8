import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogue } from './catalogue-plugin.ts'
import { spokenPages } from './languages-plugin.ts'

const game = 'http://127.0.0.1:7777'

export default defineConfig({
  base: '/',
  plugins: [svelte(), catalogue(), spokenPages()],
  build: {
    outDir: '../red7/site',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The server's Content-Security-Policy allows nothing inline, data addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: many small ones compress worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': game,
      '/ws': { target: game, ws: true },
    },
  },
})
