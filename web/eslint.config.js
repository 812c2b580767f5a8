// What eslint looks for; how code looks is prettier's business, types in templates svelte-check's.
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // A space between two pieces of a sentence is written {' '}.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets here are replaced, never changed under a reader.
      'svelte/prefer-svelte-reactivity': 'off',
      // Pages are plain addresses; nothing is mounted under a base path.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // In a template these rules take every snippet and handler for `any`.
  { files: ['**/*.svelte'], extends: [ts.configs.disableTypeChecked] },
)
