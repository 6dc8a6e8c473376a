/** `npm run launch:check`: what has to be replaced or verified before the site goes live. */
import { launchItems } from '../../web/features/launch/launch-items.js';

const items = await launchItems();
for (const { kind, file, path, name } of items) {
  console.log(`${kind.padEnd(12)}${file}: ${path} (${name})`);
}
console.log(
  items.length === 0 ? 'Nothing is left to replace or verify' : `${items.length} are left`,
);
process.exitCode = items.length === 0 ? 0 : 1;
