import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findProjectRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the running code');
  return findProjectRoot(parent);
}

/** Folder of package.json, wherever the compiled code runs from. */
export const PROJECT_ROOT = findProjectRoot(dirname(fileURLToPath(import.meta.url)));

export const PRISMA_FOLDER = join(PROJECT_ROOT, 'prisma');
export const DOCUMENTS_FOLDER = join(PROJECT_ROOT, 'web', 'documents', 'published');
export const SITE_FOLDER = join(PROJECT_ROOT, 'dist', 'site');
