/** Preloaded into a command (`--import`): the thread of its database ends when somebody connects. */
import { Server } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const { emit } = Server.prototype;
Server.prototype.emit = function (name, ...rest) {
  if (!isMainThread && name === 'connection') throw new Error('its thread was ended');
  return emit.call(this, name, ...rest);
};
