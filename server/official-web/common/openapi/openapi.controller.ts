import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { API_BASE } from '../../../../web/contract/api.js';
import { ReadyAnswer } from '../envelope/ready-answer.js';
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
SwaggerUIBundle({ spec, dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });
`;

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
    (await answer).send(response);
  }

  private async make(name: string): Promise<ReadyAnswer> {
    switch (name) {
      case DOCUMENT_PATH:
        return ReadyAnswer.of('application/json; charset=utf-8', this.document.json());
      case PAGE_PATHS.page:
        return ReadyAnswer.of('text/html; charset=utf-8', PAGE);
      case PAGE_PATHS.script:
        return ReadyAnswer.of('text/javascript; charset=utf-8', SCRIPT);
      case PAGE_PATHS.styles:
        return ReadyAnswer.of('text/css; charset=utf-8', await ofSwaggerUi('swagger-ui.css'));
      default:
        return ReadyAnswer.of(
          'text/javascript; charset=utf-8',
          await ofSwaggerUi('swagger-ui-bundle.js'),
        );
    }
  }
}

function ofSwaggerUi(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`));
}

/** The API's description of itself, for programs and for people. */
@Module({ controllers: [OpenApiController], providers: [OpenApiDocument] })
export class OpenApiModule {}
