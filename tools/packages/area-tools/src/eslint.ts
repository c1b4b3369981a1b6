// The lint configuration of an area: `export { default } from '@danqing/area-tools/eslint'` in eslint.config.js.
import type { Linter } from 'eslint';
// @ts-expect-error -- the package has no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { areaImports } from './area-imports.ts';

/** Packages of which the page has one copy, or which areas reach through a wrapper. */
const WRAPPED = {
  'react-router-dom': '@danqing/area/router',
  '@tanstack/react-query': '@danqing/area/query',
  'react-i18next': '@danqing/area/i18n',
  i18next: '@danqing/area/i18n',
  culori: '@danqing/area/colors',
};

const configuration: Linter.Config[] = [
  { ignores: ['dist/**', '.build/**', 'coverage/**'] },
  ...(tseslint.configs.recommended as Linter.Config[]),
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { danqing: { rules: { 'area-imports': areaImports } } },
    rules: { 'danqing/area-imports': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-imports': [
        'error',
        {
          paths: Object.entries(WRAPPED).map(([name, wrapper]) => ({ name, message: `Use ${wrapper}.` })),
        },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
];

export default configuration;
