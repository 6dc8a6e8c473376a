// First, so that the order of the cascade layers is known before any component's styles.
import '../ui/styles/index.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { pageAssets } from '../app/assets.js';
import { DocumentHead } from '../app/document-head.js';
import { SITE_ROUTES } from '../app/development-pages.js';
import type { SitePageContext } from '../app/page-context.js';
import { PAGE_DATA_ID, ROOT_ID, rootAttributes, serialisePageData } from '../app/page-data.js';
import { PAGE_SCRIPTS_ID } from '../app/page-scripts.js';
import { renderApp } from '../app/render.js';
import { screenChunk } from '../app/screens.js';
import { socialImage } from '../app/social-image.js';
import { HTML_LANG } from '../contract/editions.js';
import { resolvePath } from '../contract/navigation.js';
import { routeById } from '../contract/routes.js';

// In development there is no manifest, and Vite injects styles.
const NO_ASSETS = { scripts: [], stylesheets: [], contained: [] };
/** What makes the page live; the client's entry waits with it until the page is to be seen. */
const APP = 'web/app/hydrate.tsx';

type RenderContext = PageContextServer & SitePageContext;

export async function onRenderHtml(pageContext: RenderContext) {
  const resolution = resolvePath(pageContext.edition, pageContext.urlPathname, SITE_ROUTES);
  const row = resolution.kind === 'page' ? resolution.row : routeById('notFound');
  const { site, data, html } = await renderApp(pageContext, row);
  const manifest = pageContext.globalContext.assetsManifest;
  const assets = manifest ? pageAssets(manifest, APP, screenChunk(row.screen)) : NO_ASSETS;
  const head = renderToStaticMarkup(
    <DocumentHead
      site={site}
      row={row}
      text={data.text}
      screenTexts={data.screenTexts}
      figures={data.figures}
      socialImage={await socialImage(site.edition, row)}
      list={pageContext.list}
      mobileZoom={pageContext.mobileZoom}
      stylesheets={assets.stylesheets}
      containedStylesheets={assets.contained}
    />,
  );
  const body = renderToStaticMarkup(
    <>
      <div id={ROOT_ID} {...rootAttributes(site)} dangerouslySetInnerHTML={{ __html: html }} />
      <template id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: serialisePageData(data) }} />
      <template
        id={PAGE_SCRIPTS_ID}
        dangerouslySetInnerHTML={{ __html: assets.scripts.map(modulePreload).join('') }}
      />
    </>,
  );
  return escapeInject`<!doctype html>
<html lang="${HTML_LANG[site.edition]}" class="${site.edition}">
<head>${dangerouslySkipEscape(head)}</head>
<body>${dangerouslySkipEscape(body)}</body>
</html>`;
}

/** As text: React would take the element out of its template. */
function modulePreload(href: string): string {
  return `<link rel="modulepreload" href="${href}">`;
}
