import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { leanReactRouter } from './lean-react-router.js';

const FOLDER = 'node_modules/react-router/dist/production';

interface Transform {
  readonly filter: { readonly id: RegExp };
  readonly handler: (code: string) => { readonly code: string };
}

it('finds in the installed React Router what it is for', () => {
  const { filter, handler } = leanReactRouter().transform as unknown as Transform;
  const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));
  const codes = files
    .filter((file) => filter.id.test(`/${file}`))
    .map((f) => readFileSync(f, 'utf8'));
  const lean = codes.map((code) => handler(code).code).join('\n');
  expect(codes.join('\n')).toContain('\nNavLink.displayName = ');
  expect(lean).not.toContain('\nNavLink.displayName = ');
  expect(lean).toMatch(/var NavLink = \/\* @__PURE__ \*\/ React\w*\.forwardRef/);
  expect(lean).toMatch(/\n\s+\/\* @__PURE__ \*\/ warning\(/);
});
