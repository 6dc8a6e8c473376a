import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ApplicationCopy {
  /** What `startServer` takes. */
  readonly project: string;
  readonly documents: string;
  readonly remove: () => Promise<void>;
}

/** The built application with documents of its own, so that a test may spoil them. */
export async function copyApplication(): Promise<ApplicationCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'application-'));
  await mkdir(join(folder, 'dist'));
  for (const name of ['node_modules', 'prisma', 'dist/site']) {
    await symlink(resolve(name), join(folder, name));
  }
  for (const name of ['package.json', 'dist/app', 'web/documents/published']) {
    await cp(resolve(name), join(folder, name), { recursive: true });
  }
  return {
    project: folder,
    documents: join(folder, 'web/documents/published'),
    remove: () => rm(folder, { recursive: true }),
  };
}
