// The rules of every file: its size, its style, and what it may not use.
import type { defineConfig } from 'oxlint';

export const rules: NonNullable<Parameters<typeof defineConfig>[0]['rules']> = {
  'import/no-cycle': 'error',
  'import/no-default-export': 'error',
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 60 }],
  complexity: ['error', { max: 10 }],
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'no-console': 'error',
  'no-restricted-globals': [
    'error',
    { name: 'process', message: 'The environment is read in server/config.ts alone.' },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'Ask the clock, or take `now` as an argument.' },
  ],
  'typescript/no-explicit-any': 'error',
  // `as const` is not an assertion.
  'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  'typescript/no-non-null-assertion': 'error',
  'typescript/consistent-type-imports': 'error',
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
  ],
  'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'refused'] }],
  'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['longTest'] }],
  // Patterns for mail must name control characters.
  'no-control-regex': 'off',
  'no-misleading-character-class': 'off',
  'unicorn/no-new-array': 'off',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
};
