import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports run one way: server → web → web/contract. */
const imports = (message, ...group) => ({
  'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only server/config reads the environment.',
};
const LOCALE = {
  selector: 'CallExpression[callee.property.name=/^toLocale/][arguments.length<2]',
  message: 'Name the locale and the time zone: the server and every browser must print the same.',
};
const IMPURE_RENDERING = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Rendering must not depend on the time.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Rendering must not depend on chance.',
  },
];
const LOOKBEHIND = {
  selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
  message: 'Safari before 16.4 does not read a script with a lookbehind.',
};
const syntax = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

export default tseslint.config(
  { ignores: ['dist/', 'server/database/generated/', '.data/', 'test-results/'] },
  js.configs.recommended,
  { files: ['*.mjs'], languageOptions: { globals: { process: 'readonly' } } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['server/tsconfig.json', 'web/tsconfig.json', 'test/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...syntax(ENVIRONMENT, LOCALE),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Modules and pipes of Nest are classes without members of their own.
      '@typescript-eslint/no-extraneous-class': 'off',
      eqeqeq: 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      ...imports('The web never imports the server.', '**/server/**', '@nestjs/*', '**/prisma/**'),
      ...syntax(ENVIRONMENT, LOCALE, LOOKBEHIND, ...IMPURE_RENDERING),
    },
  },
  {
    files: ['web/contract/**/*.ts'],
    rules: imports('The contract imports nobody.', '../**', '!./**'),
  },
  {
    files: ['server/**/*.ts'],
    rules: imports(
      'The server knows the contract, the contents and the page context; the rest of the site reaches it through vike.',
      '**/web/ui/**',
      '**/web/features/**/*-screen.js',
      '**/web/renderer/**',
    ),
  },
  { files: ['server/config/**/*.ts', 'test/**/*.ts'], rules: syntax(LOCALE) },
  {
    // supertest, jest and node-postgres hand out loosely typed values.
    files: ['**/*.spec.{ts,tsx}', 'test/**/*.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);
