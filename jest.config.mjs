/** Packages published as ES modules only; the tests run as CommonJS, since Nest's throttler still is. */
const ESM_PACKAGES = [
  '@nestjs',
  '@noble',
  '@tokenizer',
  '@borewit',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'load-esm',
];

/** @type {import('jest').Config} */
const shared = {
  testEnvironment: 'node',
  // Each use of a global costs a lookup outside of the tests' own context; figures make millions.
  sandboxInjectedGlobals: ['Math'],
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            react: { runtime: 'automatic' },
          },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  moduleNameMapper: {
    // TypeScript's ESM imports name the compiled file.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Prisma's client names its ES modules, beside which stand the same as CommonJS.
    '^(.*/query_compiler_.*)\\.mjs$': '$1.js',
    '\\.css$': '<rootDir>/test/support/empty-styles.ts',
  },
};

/**
 * The API over HTTP, against the built server: on the embedded database, and on a PostgreSQL where
 * one is given.
 * @param {'embedded' | 'postgres'} database
 * @returns {import('jest').Config}
 */
function api(database) {
  return {
    ...shared,
    displayName: `api (${database})`,
    testMatch: ['<rootDir>/test/api/**/*.spec.ts'],
    globals: { DATABASE_KIND: database },
    setupFilesAfterEnv: ['<rootDir>/test/support/long-tests.ts'],
  };
}

const postgres = {
  ...api('postgres'),
  displayName: 'postgres',
  testMatch: ['<rootDir>/test/postgres/**/*.spec.ts'],
};

const webkit = {
  ...api('embedded'),
  displayName: 'webkit',
  testMatch: ['<rootDir>/test/webkit/**/*.spec.ts'],
};

/** @type {import('jest').Config} */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/server/**/*.spec.ts',
        '<rootDir>/web/**/*.spec.ts',
        '<rootDir>/web/**/*.spec.tsx',
        '<rootDir>/prisma/**/*.spec.ts',
        '<rootDir>/test/contract/**/*.spec.ts',
      ],
    },
    {
      ...api('embedded'),
      displayName: 'embedded database',
      testMatch: ['<rootDir>/test/embedded/**/*.spec.ts'],
    },
    api('embedded'),
    ...(process.env['TEST_DATABASE_URL'] ? [api('postgres'), postgres] : []),
    ...(process.env['TEST_WEBKIT_DRIVER'] === undefined ? [] : [webkit]),
  ],
  // Each API spec runs servers of its own, and waits for them half of the time.
  maxWorkers: 3,
};

export default config;
