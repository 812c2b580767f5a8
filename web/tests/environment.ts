// Node without a page, for modules compiled as a browser gets them, so that their state reacts.
import type { Environment } from 'vitest/runtime'

export default {
  name: 'browser-modules',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
} satisfies Environment
