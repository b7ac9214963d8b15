import { layerOverrides } from './scripts/lint/layers.mjs';

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    browser: true,
    es2024: true,
  },
  ignorePatterns: ['demo/pages/hosts/libraries/**', 'dist/**', 'build/**', 'demo/shop/assets/**'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // JSX is compiled for its own runtime.
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/ban-ts-comment': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    // Style sheets and the entry point are imported for their side effects.
    'import/no-unassigned-import': 'off',
    'max-lines': [
      'error',
      {
        max: 200,
      },
    ],
    'max-params': [
      'error',
      {
        max: 4,
      },
    ],
    'max-lines-per-function': [
      'error',
      {
        max: 60,
        skipComments: true,
        skipBlankLines: true,
      },
    ],
    // Tests and the seed run steps in sequence on purpose; so does code that waits between attempts.
    'no-await-in-loop': 'off',
    'no-empty-pattern': [
      'error',
      {
        allowObjectPatternsAsParameters: true,
      },
    ],
    'no-shadow': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        ignoreRestSiblings: true,
      },
    ],
    // contract.md requires some roles on elements whose own tag would behave differently.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // State is never mutated, so copying with one change is normal.
    'oxc/no-map-spread': 'off',
    // The last step of a chain has nothing to return.
    'promise/always-return': 'off',
    // Slots and steps are positions in a list, identified by their index.
    'react/no-array-index-key': 'off',
    'unicorn/filename-case': [
      'error',
      {
        case: 'kebabCase',
      },
    ],
    // The rule knows Express; fastify awaits its handlers.
    'oxc/no-async-endpoint-handlers': 'off',
  },
  overrides: [
    ...layerOverrides,
    {
      files: ['src/**'],
      rules: {
        'import/no-nodejs-modules': 'error',
      },
    },
    {
      files: ['src/shop-check/**'],
      rules: {
        'import/no-nodejs-modules': 'off',
      },
    },
    {
      files: ['src/voice-order-form-templates.d.mts'],
      rules: {
        'typescript/ban-ts-comment': [
          'error',
          {
            'ts-ignore': 'allow-with-description',
          },
        ],
      },
    },
    {
      files: ['**/*.config.mjs', '**/*.config.ts', '**/*.config.mts'],
      rules: {
        // Tools read their configuration from a default export.
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['src/text/**'],
      rules: {
        // The length of a language file depends on the language.
        'max-lines': 'off',
      },
    },
    {
      files: ['demo/shop/views/**'],
      rules: {
        // The server renders a page once: nothing is rendered again.
        'react/no-object-type-as-default-prop': 'off',
        'react/jsx-no-constructed-context-values': 'off',
      },
    },
    {
      files: ['test/**'],
      rules: {
        // The function around the tests of a file is as long as the file.
        'max-lines-per-function': 'off',
        'max-lines': [
          'error',
          {
            max: 260,
          },
        ],
        // A helper is defined in the test that uses it.
        'unicorn/consistent-function-scoping': 'off',
      },
    },
  ],
};
