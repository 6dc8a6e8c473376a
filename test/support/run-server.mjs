/** Runs the built application with some of its time savers left out: `run-server.mjs <module> <savers as JSON>`. */
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , module, savers] = argv;
const { startApplication } = await import(pathToFileURL(module).href);
await startApplication(JSON.parse(savers));
