import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

/** Keeps a tick, clears up memory, and says whether later ticks are of the same shape to V8. */
const SCRIPT = `
  import { createHook } from 'node:async_hooks';
  const { KEPT_TICKS, keepTickShape } = await import(process.argv[1]);
  keepTickShape();
  const later = [];
  const hook = createHook({ init(_id, type, _trigger, tick) { if (type === 'TickObject') later.push(tick); } });
  const sameShape = new Function('a', 'b', 'return %HaveSameMap(a, b)');
  for (let round = 0; round < 5; round += 1) {
    await new Promise((done) => setTimeout(done));
    gc();
    hook.enable();
    process.nextTick((text) => text, 'an argument');
    hook.disable();
  }
  console.log(KEPT_TICKS.length, later.length, later.every((tick) => sameShape(tick, KEPT_TICKS[0])));
`;

it('keeps one tick, of the shape that all others have', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--import', 'tsx'];
  const module = pathToFileURL(resolve('server/http/fast-path/tick-shape.ts')).href;
  const code = ['--input-type=module', '--eval', SCRIPT, module];
  const printed = execFileSync(process.execPath, [...flags, ...code]);
  expect(printed.toString().trim()).toBe('1 5 true');
});
