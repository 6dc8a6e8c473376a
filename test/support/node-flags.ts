import { readFileSync } from 'node:fs';

const SCRIPT = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { 'start:prod': string } }
).scripts['start:prod'];

/** Flags with which `npm start` runs Node: tests and measurements run the server the same way. */
export const NODE_FLAGS = SCRIPT.split(' ').filter((word) => word.startsWith('--'));
