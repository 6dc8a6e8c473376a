import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** An image that code makes. */
export interface GeneratedImage {
  readonly extension: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array;
  /** CSS px. */
  readonly width: number;
  readonly height: number;
}

/** Modules that export an image's address and size, and what makes each image. */
export type ImageModules = Readonly<
  Record<`virtual:${string}/${string}`, () => GeneratedImage | Promise<GeneratedImage>>
>;

const RESOLVED = '\0';
const HASH_LENGTH = 8;

/** `img/{name}.{hash}.{extension}`: the same in the browser's and the server's build. */
function fileName(module: string, { content, extension }: GeneratedImage): string {
  const name = module.replace(/^.*\//, '');
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH);
  return `img/${name}.${hash}.${extension}`;
}

/** Lets modules import images that code makes; each becomes a file of the build. */
export function generatedImages(modules: ImageModules): Plugin {
  /** Images made so far, by the address that the development server answers. */
  const made = new Map<string, GeneratedImage>();
  let isBuild = false;
  return {
    name: 'generated-images',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? RESOLVED + id : undefined),
    async load(id) {
      const module = id.slice(RESOLVED.length) as keyof ImageModules;
      const make = id.startsWith(RESOLVED) ? modules[module] : undefined;
      if (!make) return;
      const image = await make();
      const file = fileName(module, image);
      made.set(`/${file}`, image);
      if (isBuild && this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: file, source: image.content });
      const { width, height } = image;
      return `export default ${JSON.stringify({ src: `/${file}`, width, height })};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const image = made.get(request.url ?? '');
        if (!image) return next();
        response.setHeader('Content-Type', image.mediaType);
        response.end(image.content);
      });
    },
  };
}
