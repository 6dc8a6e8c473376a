/** `npm run staff -- <command>`: what staff do with submissions, serial numbers and codes. */
import { CommanderError } from 'commander';
import { Output, StaffError } from '../staff/output.js';
import { withStaffContext } from '../staff/staff-context.js';
import { createProgram } from './program.js';

const output = new Output(process.argv.includes('--json'));
// A reader that has seen enough, such as `head`, is no failure; a full disk is one. Either way the command
// goes on to its end and closes the database.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.exitCode = 1;
  output.failure(new StaffError(`无法输出 / Nothing could be printed: ${error.message}`));
});
process.stderr.on('error', () => {
  process.exitCode = 1;
});
try {
  const program = createProgram((action) => async (...args) => {
    await withStaffContext(output, (context) => action(context, ...args));
  });
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) output.failure(error);
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
}
