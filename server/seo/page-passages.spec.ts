import { expect, it } from '@jest/globals';
import { pagePassages } from './page-passages.js';

const HTML = `<!doctype html><html><head><title>Not this</title></head><body>
<header><nav><a href="/">Home</a></nav></header>
<main><nav><a href="/a">Up</a></nav><h1>AneuFlow: <em>flow</em></h1>
<p>First &amp; foremost<sup><a href="#reference-1">[1]</a></sup>, a <strong>lead</strong>.</p>
<section id="data"><h2>Input</h2><table><tr><th>WSS</th><td>Pa</td></tr></table>
<ul><li>One <span class="visually-hidden">hidden</span></li><li><span aria-hidden="true">2</span>Two</li></ul>
<button>Press</button></section>
<section id="empty"></section><form><label>Name</label></form></main>
<footer><p>Not this either</p></footer></body></html>`;

it('takes the title, and each section with its heading and lines', () => {
  expect(pagePassages(HTML)).toEqual({
    title: 'AneuFlow: flow',
    passages: [
      { lines: ['First & foremost, a lead.'] },
      { id: 'data', heading: 'Input', lines: ['WSS Pa', 'One', 'Two'] },
    ],
  });
});
