import { API_BASE } from '../../../../../web/contract/api.js';
import type { ApiDocument } from '../document.js';
import { DOCUMENT_PATHS } from '../description.js';
import { bothLanguages, code, example, html, type Html, inline, prose, table } from './html.js';
import { renderOperation } from './render-operation.js';

/** The document as a page for people, without script. */
export function renderPage(document: ApiDocument): string {
  const { info, servers, paths } = document;
  const operations = Object.entries(paths).map(([path, { post }]) => [path, post] as const);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${API_BASE}/${DOCUMENT_PATHS.styles}" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>${info.title}</h1>
          <p>
            Version ${info.version}. For programs:
            <a href="${API_BASE}/${DOCUMENT_PATHS.document}">OpenAPI ${document.openapi}</a>.
          </p>
        </header>
        <nav aria-label="Calls">
          <ul>
            ${operations.map(
              ([path, { operationId, summary }]) =>
                html` <li>
                  <a href="#${operationId}">${summary}</a> ${code(path.slice(API_BASE.length + 1))}
                </li>`,
            )}
            <li><a href="#reasons">All reasons of errors</a></li>
          </ul>
        </nav>
        <main>
          <section aria-labelledby="conventions">
            <h2 id="conventions">What holds for every call</h2>
            ${prose(info.description)}
            ${table(
              'Servers',
              ['Address', 'Edition'],
              servers.map(({ url, description }) => [code(url), description]),
            )}
          </section>
          <div id="calls" tabindex="-1">
            ${operations.map(([path, post]) => renderOperation(document, path, post))}
          </div>
          ${renderReasons(document)}
        </main>
      </body>
    </html> `.text;
}

function renderReasons({ components, 'x-reasons': reasons }: ApiDocument): Html {
  const examples = Object.entries(components.examples).filter(([name]) => name.endsWith('.en'));
  return html`<section aria-labelledby="reasons">
    <h2 id="reasons">All reasons of errors</h2>
    ${table(
      'Reasons',
      ['Reason', 'Status', 'Words', 'What to do'],
      Object.entries(reasons).map(([reason, { status, messages, remedy }]) => [
        code(reason),
        status,
        bothLanguages(messages),
        inline(remedy),
      ]),
    )}
    ${examples.map(([name, { summary, value }]) =>
      example(`${name.startsWith('Problem') ? 'Problem details' : 'Envelope'}: ${summary}`, value),
    )}
  </section>`;
}
