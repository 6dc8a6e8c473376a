/** `npm run staff -- <command>`: what staff do with submissions, serial numbers and codes. */
import { CommanderError } from 'commander';
import { Output } from '../staff/output.js';
import { withStaffContext } from '../staff/staff-context.js';
import { createProgram } from './program.js';

const output = new Output(process.argv.includes('--json'));
try {
  const program = createProgram((action) => async (...args) => {
    await withStaffContext(output, (context) => action(context, ...args));
  });
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) output.failure(error);
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
}
