import type { PDFPageProxy } from 'pdfjs-dist';

type StructTree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructNode = StructTree | StructTree['children'][number];

const CHINESE = /\p{Script=Han}/u;

/**
 * Gives the text over a page the headings and the alternative texts of figures that the document is
 * tagged with, and Chinese lines their language. The tree that react-pdf can draw has names that browsers do not find.
 * @param root of the page as the reader has it
 */
export async function tagText(page: PDFPageProxy, root: ParentNode): Promise<void> {
  // Null where a document is not tagged, whatever its type says.
  const tree = (await page.getStructTree()) as StructTree | null;
  const partOf = (node: StructNode): Element | null =>
    'id' in node ? root.querySelector(`[id="${CSS.escape(node.id)}"]`) : null;
  let last: Element | null = null;

  const visit = (node: StructNode): void => {
    if (!('children' in node)) {
      last = partOf(node) ?? last;
      return;
    }
    const { role, children, alt } = node as typeof node & { readonly alt?: string };
    const level = /^H([1-6])$/u.exec(role)?.[1];
    const [content] = children;
    if (level && content) {
      const heading = partOf(content);
      heading?.setAttribute('role', 'heading');
      heading?.setAttribute('aria-level', level);
    }
    if (role === 'Figure' && alt && last) {
      const figure = last.ownerDocument.createElement('span');
      figure.setAttribute('role', 'img');
      figure.setAttribute('aria-label', alt);
      last.after(figure);
      last = figure;
    }
    children.forEach(visit);
  };
  if (tree) visit(tree);
  for (const line of root.querySelectorAll('.textLayer [role="presentation"]')) {
    if (CHINESE.test(line.textContent)) line.setAttribute('lang', 'zh-CN');
  }
}
