import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Rights of the owner; everybody else has none. */
const OWNER_ONLY = 0o777700;

interface Attributes {
  mode?: number;
}
/** The part of Emscripten's file system on Node that is completed here. */
interface NodeOperations {
  readonly node_ops: { setattr: (node: unknown, attributes: Attributes) => void };
  readonly stream_ops: {
    setattr: (stream: unknown, attributes: Attributes) => void;
    fsync?: (stream: { readonly nfd: number }) => number;
  };
}
interface Mounted {
  readonly NODEFS: NodeOperations;
}
type Options = Parameters<NodeFS['init']>[1];
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0];

/**
 * PostgreSQL's start parameters without `-F`, with which PGlite turns fsync off. `fdatasync` does
 * nothing in Emscripten, `fsync` what {@link DurableFiles} lets it do. Old files of the write-ahead
 * log are deleted rather than used again, so that nothing erased stays readable in them.
 */
export function durableParameters(defaults: readonly string[]): string[] {
  const settings = ['wal_sync_method=fsync', 'wal_recycle=off', 'min_wal_size=32MB'];
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
}

/**
 * Files of a folder, for PGlite. Emscripten's own have no fsync: what PostgreSQL had acknowledged
 * was lost when the power went. Directories come here as well, since PostgreSQL opens and syncs
 * them after it has made or renamed a file. No file is readable by anybody but its owner.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), complete];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function complete(module: Module): void {
  const { node_ops: nodes, stream_ops: streams } = (module as unknown as Mounted).NODEFS;
  streams.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = (target, attributes) => {
      if (attributes.mode !== undefined) attributes.mode &= OWNER_ONLY;
      setattr(target, attributes);
    };
  }
}
