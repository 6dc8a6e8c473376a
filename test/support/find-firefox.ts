import { accessSync, constants } from 'node:fs';

/**
 * The Firefox of `TEST_FIREFOX`, in which part of the browser tests run as well.
 * @throws Error where one is named that cannot be run.
 */
export function findFirefox(): string | undefined {
  const path = process.env.TEST_FIREFOX;
  if (path === undefined) return undefined;
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    throw new Error(`TEST_FIREFOX: ${path || 'an empty name'} cannot be run`);
  }
}
