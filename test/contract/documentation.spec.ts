import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { HASHED_FOLDERS } from '../../server/http/static-files/static-files.js';
import { DESCRIPTION } from '../../server/official-web/common/openapi/description.js';
import { REASONS } from '../../web/contract/envelope.js';

const read = (file: string) => readFileSync(file, 'utf8');
const variables = readdirSync('server/config')
  .map((file) => read(`server/config/${file}`))
  .flatMap((source) => [...source.matchAll(/^ +([A-Z][A-Z_]+): \w+\(/gm)])
  .map((match) => match[1] ?? '');

describe('the documentation', () => {
  it.each(variables.filter((name) => name !== 'NODE_ENV'))('names the variable %s', (name) => {
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(read('docs/configuration.md')).toContain(`\`${name}\``);
  });

  // What the image sets, and who gives a command of the staff.
  const elsewhere = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'STAFF_NAME'];

  it.each(variables.filter((name) => !elsewhere.includes(name)))(
    'can set %s for the containers',
    (name) => {
      expect(read('docker-compose.yml')).toMatch(new RegExp(`^    ${name}: `, 'm'));
    },
  );

  it.each(REASONS)('says what to do about %s', (reason) => {
    expect(read('docs/api.md')).toContain(`\`${reason}\``);
  });

  it.each(Object.values(API_CALLS).filter((call) => call !== API_CALLS.getFormToken))(
    'shows how to call %s',
    (call) => {
      expect(read('docs/api.md')).toContain(`$api/${call}`);
    },
  );

  it('tells clients that throw on HTTP errors how to read the envelope', () => {
    for (const text of [read('docs/api.md'), DESCRIPTION]) {
      expect(text).toContain('`validateStatus: () => true`');
    }
  });

  it('draws the figures before the development server is there to be asked', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const [before = ''] = scripts.dev!.split('nest start');
    expect(before).toContain('npm run figures &&');
  });

  it('starts the server in the image as npm does', () => {
    const dockerfile = read('Dockerfile');
    const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const [variables, line] = scripts['start:prod']!.split(/ (?=node )/);
    expect(`/app/${line?.split(' ').at(-1)}`).toBe(command.at(-1));
    expect(line?.split(' ').slice(0, -1)).toEqual(command.slice(0, -1));
    for (const variable of variables!.split(' ')) expect(dockerfile).toContain(` ${variable} `);
  });

  /** Names of the containers that run the site's image. */
  const ownServices = () =>
    [...read('docker-compose.yml').matchAll(/^ {2}([\w-]+):(?:\n {4}<<:)? \*application$/gm)].map(
      ([, name]) => name!,
    );

  it('replaces every container of the image in an upgrade', () => {
    const [, upgrading = ''] = read('docs/operations.md').split(
      '\n## Upgrading without downtime\n',
    );
    const [section = ''] = upgrading.split('\n## ');
    const named = ownServices().filter((name) => new RegExp(`[ \`]${name}\``).test(section));
    expect(ownServices()).toEqual(expect.arrayContaining(['migrate', 'application-1']));
    expect(named).toEqual(ownServices());
  });

  it('has a proxy that asks the other instance for files that one lacks', () => {
    const [, paths] = /^ +@hashed path (.+)$/m.exec(read('docker-compose.yml')) ?? [];
    const folders = [...HASHED_FOLDERS, 'ifu'];
    expect(paths?.split(' ')).toEqual(folders.map((folder) => `/${folder}/*`));
  });

  it('has a proxy that leaves connections before the application closes them', () => {
    const [, proxySeconds] = /^ +keepalive (\d+)s$/m.exec(read('docker-compose.yml')) ?? [];
    const [, ms] = /KEEP_ALIVE_MS = ([\d_]+);/.exec(read('server/serve-application.ts')) ?? [];
    expect(Number(proxySeconds) * 1000).toBeLessThan(Number(ms?.replace('_', '')));
  });

  it('knows of variables at all', () => {
    expect(variables.length).toBeGreaterThan(10);
  });
});
