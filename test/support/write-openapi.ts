/** `npm run openapi`: keeps what the API says of itself. */
import { writeFileSync } from 'node:fs';
import { describedDefaults } from './described-defaults.js';

writeFileSync('docs/openapi.json', `${JSON.stringify(await describedDefaults(), null, 2)}\n`);
