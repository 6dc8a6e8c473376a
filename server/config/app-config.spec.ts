/** What the environment turns into, and which values end a start. */
import { expect, it } from '@jest/globals';
import { readConfig } from './app-config.js';
import { StartupError } from './variables.js';

it('runs with no variable at all, as in production', () => {
  expect(readConfig({})).toMatchObject({
    production: true,
    port: 3000,
    host: undefined,
    origins: { zh: 'http://localhost:3000', en: 'http://en.localhost:3000' },
    databaseUrl: undefined,
    seedDemo: true,
    trustProxy: undefined,
    apiDocs: true,
    limits: {
      callsPerMinute: 60,
      lookupsPerMinute: 10,
      addressSubmissionsPerHour: 10,
      submissions: 3,
      submissionWindowHours: 24,
    },
    mobileZoom: 'locked',
  });
});

it.each<[string, Record<string, string>, object]>([
  ['origins follow the port', { PORT: '8080' }, { origins: { zh: 'http://localhost:8080' } }],
  [
    'a closing slash is none',
    { ZH_ORIGIN: 'https://a.cn/', EN_ORIGIN: 'https://en.a.cn' },
    { origins: { zh: 'https://a.cn' } },
  ],
  ['a line without a value is not set', { PORT: ' ', HOST: '' }, { port: 3000, host: undefined }],
  [
    'demo data are for the embedded database',
    { DATABASE_URL: 'postgres://h/d' },
    { seedDemo: false },
  ],
  [
    'or for whoever wants them',
    { DATABASE_URL: 'postgres://h/d', SEED_DEMO: 'on' },
    { seedDemo: true },
  ],
  [
    'behind counted proxies nobody else reaches the port',
    { TRUST_PROXY: '2' },
    { trustProxy: 2, host: '127.0.0.1' },
  ],
  ['unless it is wanted', { TRUST_PROXY: '1', HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [
    'proxies may be named by their networks',
    { TRUST_PROXY: '10.0.0.0/8, ::1' },
    { trustProxy: ['10.0.0.0/8', '::1'], host: undefined },
  ],
  [
    'or with blanks between them, as Caddy lists them',
    { TRUST_PROXY: '10.0.0.0/8 192.0.2.0/24 ' },
    { trustProxy: ['10.0.0.0/8', '192.0.2.0/24'] },
  ],
  [
    'other sites are listed',
    { CORS_ORIGINS: 'https://a.cn, https://b.cn' },
    {
      corsOrigins: ['https://a.cn', 'https://b.cn'],
    },
  ],
])('%s', (_name, environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected);
});

it.each([
  ['PORT', '0'],
  ['PORT', '3e3'],
  ['ZH_ORIGIN', 'https://a.cn/zh'],
  ['EN_ORIGIN', 'ftp://a.cn'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '17'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['CALLS_PER_MINUTE', '0'],
  ['SUBMISSION_LIMIT', '-1'],
  ['MINIMUM_FILL_MS', '0.5'],
  ['CORS_ORIGINS', '*'],
  ['REDIS_URL', 'http://localhost'],
  ['SEED_DEMO', 'yes'],
  ['SHUTDOWN_SECONDS', '9'],
  ['SECRET_KEY', 'x'.repeat(31)],
])('refuses %s=%s by its name', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(new RegExp(`^${name}: expected`));
});

it.each([
  ['https://hengmai.example', 'https://hengmai.example'],
  ['http://localhost:3000', 'http://localhost:3001'],
])('refuses editions that no host name tells apart: %s, %s', (zh, en) => {
  const read = () => readConfig({ ZH_ORIGIN: zh, EN_ORIGIN: en });
  expect(read).toThrow(/^ZH_ORIGIN and EN_ORIGIN: expected two different host names/);
});

it('tells of all wrong values at once, and never repeats a secret', () => {
  const read = () =>
    readConfig({ PORT: 'x', SECRET_KEY: 'hush', DATABASE_URL: 'mysql://me:pw@h/d' });
  expect(read).toThrow(/PORT: .+; .+/);
  expect(read).not.toThrow(/hush|pw@/);
});
