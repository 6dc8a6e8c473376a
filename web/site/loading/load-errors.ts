/**
 * `missing`: the server does not have the file; `there`: it has, but some browsers keep what an import has
 * failed with for as long as their document; `timeout`: no answer in time; `error`: no connection.
 */
export type FailureType = 'missing' | 'there' | 'timeout' | 'error';

/** A script chunk could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    id: string,
    readonly type: FailureType,
    /** Address of the file, empty where the browser does not tell. */
    readonly request: string,
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

/** True where a new document would have what could not be loaded, or what a newer build has in its place. */
export function needsDocument(error: unknown): boolean {
  return (
    (error instanceof ChunkLoadError || error instanceof StylesheetLoadError) &&
    (error.type === 'missing' || error.type === 'there')
  );
}
