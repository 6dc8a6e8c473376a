/** Flat name of a chunk, whatever folders the bundler puts into it. */
export function chunkName(name: string): string {
  const file = name.replace(/^.*\//, '').replace(/\.css$/, '');
  return file.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'chunk';
}
