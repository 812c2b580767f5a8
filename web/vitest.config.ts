// Tests of what has no face: no browser, and no page.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogue } from './catalogue-plugin.ts'

export default defineConfig({
  plugins: [svelte(), catalogue()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: './tests/environment.ts',
    setupFiles: ['./tests/in-english.ts'],
    include: ['tests/**/*.test.ts'],
    isolate: false,
  },
})
