/** `npm run staff -- <command>`: what staff do with submissions, serial numbers and codes. */
import { runStaff } from './run-staff.js';

process.exitCode = await runStaff(process.argv);
