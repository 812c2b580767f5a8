// Tests of what has no face: no browser, and no page.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: './tests/environment.ts',
    include: ['tests/**/*.test.ts'],
    isolate: false,
  },
})
