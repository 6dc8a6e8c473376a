import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { SearchPassage } from '../../web/contract/seo.js';

/** What is no text of a page: ways to go, controls, pictures and marks. */
const LEFT_OUT = new Set(
  'BUTTON DIALOG FORM H1 INPUT NAV NOSCRIPT SCRIPT SELECT STYLE SUP SVG TEMPLATE'.split(' '),
);
/** Elements within a line; every other one begins a line of its own. */
const INLINE = new Set('A ABBR B CITE CODE DD DT EM I MARK SPAN STRONG SUB TD TH TIME'.split(' '));

/** Headings and texts of a page's HTML: one passage for each section that has an address. */
export function pagePassages(html: string): { title: string; passages: readonly SearchPassage[] } {
  const main = parse(html).querySelector('main');
  const title = main?.querySelector('h1');
  if (!main || !title) throw new Error('The page has no main heading');
  const sections = main.querySelectorAll('section[id]').map((section) => {
    const heading = section.querySelector('h2');
    return {
      id: section.id,
      ...(heading && { heading: oneLine(heading.textContent) }),
      lines: linesOf(section, heading),
    };
  });
  const passages = [{ lines: linesOf(main) }, ...sections];
  return {
    title: oneLine(title.textContent),
    passages: passages.filter(({ lines }) => lines.length > 0),
  };
}

/** Lines of an element without those of the sections inside it. */
function linesOf(root: HTMLElement, heading?: HTMLElement | null): readonly string[] {
  const lines = [''];
  const add = (text: string): void => {
    lines.push((lines.pop() ?? '') + text);
  };
  const visit = (node: Node, previous: Node | undefined): void => {
    if (node.nodeType === NodeType.TEXT_NODE) return add(node.textContent);
    if (!(node instanceof HTMLElement) || node === heading || isLeftOut(node)) return;
    const isBlock = !INLINE.has(node.tagName);
    if (isBlock) lines.push('');
    // Two elements side by side are set apart by their style alone.
    else if (previous instanceof HTMLElement) add(' ');
    node.childNodes.forEach((child, index) => visit(child, node.childNodes[index - 1]));
    if (isBlock) lines.push('');
  };
  root.childNodes.forEach((child, index) => visit(child, root.childNodes[index - 1]));
  return lines.map(oneLine).filter((line) => line !== '');
}

function isLeftOut(element: HTMLElement): boolean {
  const isSection = element.tagName === 'SECTION' && element.id !== '';
  const isUnseen = element.classList.contains('visually-hidden');
  const isMark = element.getAttribute('aria-hidden') === 'true';
  return isSection || isUnseen || isMark || LEFT_OUT.has(element.tagName);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
