import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { API_BASE } from '../../../../web/contract/api.js';
import { ReadyAnswer } from '../envelope/answers.js';
import { DOCUMENT_PATH, PAGE_PATHS } from './description.js';
import { OpenApiDocument } from './openapi-document.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Website API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${API_BASE}/${PAGE_PATHS.styles}" />
    <script defer src="${API_BASE}/${PAGE_PATHS.library}"></script>
    <script type="module" src="${API_BASE}/${PAGE_PATHS.script}"></script>
  </head>
  <body>
    <main id="swagger-ui">
      <p>The API is described in <a href="${API_BASE}/${DOCUMENT_PATH}">openapi.json</a>.</p>
    </main>
  </body>
</html>
`;

/** The page may call the host that it comes from and no other; the body names the edition. */
const SCRIPT = `const answer = await fetch('${API_BASE}/${DOCUMENT_PATH}');
const spec = { ...(await answer.json()), servers: [{ url: location.origin }] };
SwaggerUIBundle({
  spec,
  dom_id: '#swagger-ui',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  showExtensions: true,
  validatorUrl: null,
});
`;

/** For narrow screens. No answer has links. */
const STYLES = `
.swagger-ui .response-col_links { display: none; }
.swagger-ui .opblock-section td, .swagger-ui .responses-table :is(td, th, label) { overflow-wrap: anywhere; }
.swagger-ui .responses-table select { min-width: 0; max-width: 100%; }
@media (max-width: 480px) { .swagger-ui .responses-inner { padding: 12px; } }
`;

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** Says what the API takes. Counted like every call, though no call itself. */
@Controller(API_BASE)
export class OpenApiController {
  private readonly answers = new Map<string, Promise<ReadyAnswer>>();

  constructor(private readonly document: OpenApiDocument) {}

  @Get([DOCUMENT_PATH, ...Object.values(PAGE_PATHS)])
  async read(@Req() { path }: Request, @Res() response: Response): Promise<void> {
    const name = path.slice(API_BASE.length + 1);
    const answer = this.answers.get(name) ?? this.make(name);
    this.answers.set(name, answer);
    // A file that could not be read may be there the next time.
    answer.catch(() => this.answers.delete(name));
    (await answer).send(response);
  }

  private async make(name: string): Promise<ReadyAnswer> {
    switch (name) {
      case DOCUMENT_PATH:
        return ReadyAnswer.of('application/json; charset=utf-8', this.document.json());
      case PAGE_PATHS.page:
        return ReadyAnswer.of('text/html; charset=utf-8', PAGE);
      case PAGE_PATHS.script:
        return ReadyAnswer.of(SCRIPT_TYPE, SCRIPT);
      case PAGE_PATHS.library:
        return ReadyAnswer.of(SCRIPT_TYPE, await ofSwaggerUi('swagger-ui-bundle.js'));
      default: {
        const styles = await ofSwaggerUi('index.css', 'swagger-ui.css');
        return ReadyAnswer.of('text/css; charset=utf-8', styles + STYLES);
      }
    }
  }
}

async function ofSwaggerUi(...files: string[]): Promise<string> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('\n');
}
