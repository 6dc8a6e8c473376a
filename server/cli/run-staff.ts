import { CommanderError } from 'commander';
import { Output } from '../staff/output.js';
import { createProgram } from './program.js';
import { withStaffContext } from '../staff/staff-context.js';

/** Runs one command; answers the exit code. */
export async function runStaff(argv: readonly string[]): Promise<number> {
  const output = new Output(argv.includes('--json'));
  try {
    const program = createProgram((action) => async (...args) => {
      await withStaffContext(output, (context) => action(context, ...args));
    });
    await program.parseAsync(argv);
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    output.failure(error);
    return 1;
  }
}
