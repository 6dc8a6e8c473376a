import { type Dirent, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { contentType } from 'mime-types';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { SITE_FOLDER } from '../../config/paths.js';
import { isPart } from '../security-headers.js';
import { ResponseHeaders } from '../responses/response-headers.js';
import { type Content, makeResource, contentOf } from '../responses/make-resource.js';
import type { Resource } from '../responses/resource.js';

const CLIENT_FOLDER = join(SITE_FOLDER, 'client');
const COMPRESSED = { '.br': 'br', '.gz': 'gzip' } as const;
/** Whose files never change: their paths carry a hash or a version. Workers are in `assets`. */
export const HASHED_FOLDERS = ['js', 'css', 'img', 'pdf', 'fonts', 'assets'];
const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.join('|')})(?:/|$)`, 'i');
const YEAR = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** Built files of the site. They are found once, at the start: no request reaches for the disk's names. */
@Injectable()
export class StaticFiles implements OnModuleInit {
  private readonly files = new Map<string, Resource>();

  constructor(
    private readonly headers: ResponseHeaders,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    // In development the dev server has the files.
    if (!this.config.production) return;
    const names = await publicNames(CLIENT_FOLDER);
    const originals = [...names].filter((name) => !isCopy(name, names));
    for (const name of originals) this.add(name, names);
  }

  get(path: string): Resource | undefined {
    return this.files.get(path);
  }

  /** A path where only files are: one that is unknown must not come back as a page. */
  owns(path: string): boolean {
    return HASHED.test(path);
  }

  private add(name: string, names: ReadonlySet<string>): void {
    // Hundreds of small files are read several times as fast one after the other, before anybody waits.
    const read = (file: string) => contentOf(readFileSync(join(CLIENT_FOLDER, file)));
    const encoded: { identity: Content } & Record<string, Content> = {
      identity: read(name),
    };
    for (const [extension, encoding] of Object.entries(COMPRESSED)) {
      if (!names.has(name + extension)) continue;
      encoded[encoding] = read(name + extension);
    }
    const path = `/${name.split(sep).join('/')}`;
    const type = contentType(extname(name)) || 'application/octet-stream';
    const resource = makeResource(this.headers, encoded, {
      status: 200,
      type,
      isPart: isPart(type, path),
      caching: HASHED.test(path) ? YEAR : HOUR,
      ranges: true,
      isOfEdition: false,
    });
    this.files.set(path, resource);
  }
}

/** Names below a folder, but for those that begin with a dot: they are the build's own. */
async function publicNames(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const nameOf = ({ parentPath, name }: Dirent) => join(parentPath, name).slice(folder.length + 1);
  const names = entries.filter((entry) => entry.isFile()).map(nameOf);
  return new Set(names.filter((name) => !name.split(sep).some((part) => part.startsWith('.'))));
}

function isCopy(name: string, names: ReadonlySet<string>): boolean {
  const extension = extname(name);
  return extension in COMPRESSED && names.has(name.slice(0, -extension.length));
}
