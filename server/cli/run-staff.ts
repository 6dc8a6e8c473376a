import { CommanderError } from 'commander';
import { StartupError } from '../config/variables.js';
import { Output, StaffError } from '../staff/output.js';
import { createProgram } from './program.js';
import { withStaffContext } from '../staff/staff-context.js';

/** Runs one command; answers the exit code. */
export async function runStaff(argv: readonly string[]): Promise<number> {
  const isJson = argv.includes('--json');
  try {
    const program = createProgram((action) => async (...args) => {
      await withStaffContext(new Output(isJson), (context) => action(context, ...args));
    });
    await program.parseAsync(argv);
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    report(error, isJson);
    return 1;
  }
}

function report(error: unknown, isJson: boolean): void {
  const isExpected = error instanceof StaffError || error instanceof StartupError;
  const message = error instanceof Error ? error.message : String(error);
  const details = error instanceof StaffError ? error.details : [];
  if (isJson) {
    process.stderr.write(`${JSON.stringify({ error: message, details })}\n`);
    return;
  }
  process.stderr.write(`${isExpected ? message : ((error as Error).stack ?? message)}\n`);
  for (const detail of details) process.stderr.write(`  ${Object.values(detail).join(' · ')}\n`);
}
