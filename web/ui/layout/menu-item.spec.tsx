import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { content } from '../../content/zh/ui.js';
import { SiteContext } from '../../site/site.js';
import { MenuItem } from './menu-item.js';

const origins = { zh: 'https://zh.example', en: 'https://en.example' };

function markupOf(hot: boolean): string {
  const link = { id: 'news', label: 'L', href: '/news', hot } as const;
  const router = createMemoryRouter([{ path: '*', element: <MenuItem link={link} /> }]);
  return renderToStaticMarkup(
    <SiteContext value={{ edition: 'zh', origins, content: { ...content, products: {} } }}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
}

it('shows a marker image where an entry is hot, and only there', () => {
  expect(markupOf(true)).toContain('<svg');
  expect(markupOf(true)).toContain(content.ui.menu.hot);
  expect(markupOf(false)).not.toContain('<svg');
  expect(markupOf(false)).not.toContain(content.ui.menu.hot);
});
