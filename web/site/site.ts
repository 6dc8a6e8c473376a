import { type ComponentType, createContext, useContext } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import type { EditionContent, PageText } from '../content/types.js';
import type { Edition } from '../contract/editions.js';
import { routeById, type RouteRow } from '../contract/routes.js';
import type { PageFigure, SiteDiagram } from '../figures/site-figure.js';

/** What a link past the header leads to. */
export const MAIN_ID = 'main';

/** The edition being shown, its texts and the public origins of both. */
export interface Site {
  readonly edition: Edition;
  readonly origins: Readonly<Record<Edition, string>>;
  readonly content: EditionContent;
}

/** What a page is made of: the data that its route loads. */
export interface LoadedPage {
  readonly Screen: ComponentType;
  readonly row: RouteRow;
  readonly text: PageText;
  readonly figures: readonly PageFigure[];
  readonly diagrams: readonly SiteDiagram[];
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Outside the site');
  return site;
}

/** The current page; none where it could not be loaded. */
export function useLoadedPage(): LoadedPage | undefined {
  return useMatches().at(-1)?.loaderData as LoadedPage | undefined;
}

/** Names the place that the visitor is on the way to, or has reached: known before its page is there. */
export function useDestination(): string {
  const here = useLocation();
  return (useNavigation().location ?? here).key;
}

/** Row of the route table that the current page comes from. */
export function useCurrentRow(): RouteRow {
  return useLoadedPage()?.row ?? routeById('notFound');
}

/** Texts of the current page. */
export function usePageText(): PageText {
  const page = useLoadedPage();
  if (!page) throw new Error('Outside a page');
  return page.text;
}

/** The computed figures of the current page, the one of the first view first. */
export function usePageFigures(): readonly PageFigure[] {
  return useLoadedPage()?.figures ?? [];
}

/** One of them, where the page has it. */
export function usePageFigure(id: string): PageFigure | undefined {
  return usePageFigures().find((figure) => figure.id === id);
}

/** The small drawings of the current page. */
export function usePageDiagrams(): readonly SiteDiagram[] {
  return useLoadedPage()?.diagrams ?? [];
}
