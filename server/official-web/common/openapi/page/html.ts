/** Markup that is safe to send as it stands. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | readonly Part[];

/** Builds markup; whatever is put in is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string),
  );
}

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(textOf).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** Prose of the document: paragraphs, and code between backticks. */
export function prose(text: string): Html[] {
  return text.split(/\n\n+/).map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

export function inline(text: string): Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));
}

/** A table that scrolls by itself where the screen is narrow; the first cell of a row names it. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly [Part, ...Part[]])[],
): Html {
  return html`<div class="wide" role="group" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html` <tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Words in both languages, one below the other. */
export function bothLanguages({ zh, en }: Readonly<Record<string, string>>): Html {
  return html`<span lang="zh-CN">${zh}</span><br />${en}`;
}

export const code = (text: string): Html => html`<code>${text}</code>`;

/** A value as its sender would write it. */
export function example(title: string, value: unknown): Html {
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
  </details>`;
}
