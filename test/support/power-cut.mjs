/**
 * Preloaded into a server (`--import`): keeps a second folder in the state in which a power cut would
 * leave the first one. Of what is written to files there, only what was synchronised afterwards
 * counts; making, renaming and removing files counts at once, as with a file system's journal.
 */
import { Buffer } from 'node:buffer';
import fs, { cpSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const { POWER_CUT_FROM: from, POWER_CUT_TO: to } = process.env;
/** Path of each open file, and the ranges of it that are not synchronised. */
const opened = new Map();
const unsynchronised = new Map();

const shadowOf = (path) =>
  typeof path === 'string' && path.startsWith(`${from}/`)
    ? to + path.slice(from.length)
    : undefined;
const real = { ...fs };

/** Lets a function of Node's run, and then do the same to the other folder. */
function follow(name, effect) {
  fs[name] = (...args) => {
    const result = real[name](...args);
    effect(args, result);
    return result;
  };
}

if (isMainThread)
  cpSync(from, to, { recursive: true, filter: (path) => !/\/\.[a-z.]+/i.test(path) });

follow('openSync', ([path, flags], descriptor) => {
  if (!shadowOf(path)) return;
  opened.set(descriptor, path);
  const isTruncated = typeof flags === 'number' && (flags & real.constants.O_TRUNC) !== 0;
  if (isTruncated) real.truncateSync(shadowOf(path));
});
follow('closeSync', ([descriptor]) => opened.delete(descriptor));
follow('writeSync', ([descriptor, , , , position], length) => {
  const path = opened.get(descriptor);
  if (path === undefined) return;
  if (!unsynchronised.has(path)) unsynchronised.set(path, []);
  unsynchronised.get(path).push([position, length]);
});
follow('fsyncSync', ([descriptor]) => {
  const path = opened.get(descriptor);
  const ranges = unsynchronised.get(path);
  if (ranges === undefined) return;
  unsynchronised.delete(path);
  const shadow = real.openSync(shadowOf(path), 'r+');
  const source = real.openSync(path, 'r');
  for (const [position, length] of ranges) {
    const bytes = Buffer.alloc(length);
    real.writeSync(shadow, bytes, 0, real.readSync(source, bytes, 0, length, position), position);
  }
  real.closeSync(source);
  real.closeSync(shadow);
});
follow('ftruncateSync', ([descriptor, length]) => {
  const path = opened.get(descriptor);
  if (path !== undefined) real.truncateSync(shadowOf(path), length);
});
follow('truncateSync', ([path, length]) => {
  if (shadowOf(path)) real.truncateSync(shadowOf(path), length);
});
follow('mkdirSync', ([path]) => {
  if (shadowOf(path)) real.mkdirSync(shadowOf(path), { recursive: true });
});
follow('writeFileSync', ([path, content]) => {
  if (shadowOf(path)) real.writeFileSync(shadowOf(path), content.length === 0 ? content : '');
});
follow('renameSync', ([before, after]) => {
  if (!shadowOf(before)) return;
  real.renameSync(shadowOf(before), shadowOf(after));
  for (const [descriptor, path] of opened) if (path === before) opened.set(descriptor, after);
  if (unsynchronised.has(before)) unsynchronised.set(after, unsynchronised.get(before));
  unsynchronised.delete(before);
});
follow('unlinkSync', ([path]) => {
  if (shadowOf(path)) real.rmSync(shadowOf(path), { force: true });
});
follow('rmdirSync', ([path]) => {
  if (shadowOf(path)) real.rmSync(shadowOf(path), { recursive: true, force: true });
});
syncBuiltinESMExports();
