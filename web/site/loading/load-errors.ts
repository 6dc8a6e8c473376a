/** `missing`: the server does not have the file; `timeout`: no answer in time; `error`: anything else. */
export type FailureType = 'missing' | 'timeout' | 'error';

/** A script chunk could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    id: string,
    readonly type: FailureType,
    /** Address of the file, empty where the browser does not tell. */
    readonly request: string,
    /** A new document would have the file, or what a newer build has in its place. */
    readonly needsDocument: boolean,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${id} failed`, options);
  }
}

/** A stylesheet of a script chunk could not be loaded. */
export class StylesheetLoadError extends Error {
  override readonly name = 'StylesheetLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';

  constructor(
    id: string,
    readonly type: FailureType,
    readonly request: string,
    readonly needsDocument: boolean,
    options?: ErrorOptions,
  ) {
    super(`Loading CSS chunk ${id} failed`, options);
  }
}

/** The build has no such module. */
export class ModuleNotFoundError extends Error {
  override readonly name = 'ModuleNotFoundError';
  readonly code = 'MODULE_NOT_FOUND';

  constructor(id: string) {
    super(`Cannot find module '${id}'`);
  }
}

/** Whether a file of the site could not be loaded. */
export function isLoadError(error: unknown): error is ChunkLoadError | StylesheetLoadError {
  return error instanceof ChunkLoadError || error instanceof StylesheetLoadError;
}
