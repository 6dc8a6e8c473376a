import { readFileSync } from 'node:fs';

const SCRIPT = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { 'start:prod': string } }
).scripts['start:prod'];
const [VARIABLES, COMMAND] = SCRIPT.split(' node ') as [string, string];

/** Flags with which `npm start` runs Node: tests and measurements run the server the same way. */
export const NODE_FLAGS = COMMAND.split(' ').filter((word) => word.startsWith('--'));

/** Variables that it gives to it. */
export const NODE_VARIABLES = Object.fromEntries(
  VARIABLES.split(' ').map((word) => word.split('=') as [string, string]),
);
