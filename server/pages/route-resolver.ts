import { Inject, Injectable } from '@nestjs/common';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { SEO_PATHS, type SeoDocument } from '../../web/contract/seo.js';
import { type Resolution, resolvePath } from '../../web/contract/navigation.js';
import { PRODUCT_GROUPS, type ProductGroup } from '../../web/contract/products.js';
import {
  DEVELOPMENT_ROUTES,
  type PageId,
  type RouteRow,
  ROUTES,
} from '../../web/contract/routes.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { NEWS } from '../../web/features/news/news-items.js';
import { isListed, type ListView, listView, pageCount } from '../../web/contract/paging.js';

/** A page without a list, and a list at first. */
const FIRST: ListView = { page: 1 };

const itemsOf = (group?: ProductGroup) => NEWS.filter((work) => isListed(work, group)).length;

/** How an address with these parameters shows a row's list. */
export function askedView(id: PageId, search: string): ListView {
  if (id !== 'news' || search === '') return FIRST;
  return listView(new URLSearchParams(search), itemsOf);
}

/** Every way in which a row's list is shown. */
export function listViews(id: PageId): readonly ListView[] {
  if (id !== 'news') return [FIRST];
  return [undefined, ...PRODUCT_GROUPS].flatMap((group) =>
    Array.from({ length: pageCount(itemsOf(group)) }, (_, index) => {
      return { page: index + 1, ...(group && { group }) };
    }),
  );
}

/** A row's page with all that its list holds. */
export function unfoldedView(id: PageId): ListView {
  return id === 'news' ? { page: pageCount(itemsOf()) } : FIRST;
}

export type RouteMatch = Resolution | { readonly kind: 'document'; readonly document: SeoDocument };

/** What stands at the paths of each edition. */
@Injectable()
export class RouteResolver {
  private readonly rows: readonly RouteRow[];
  /** Matches of the paths that exist, found at once. All others are endless, and none of them is cached. */
  private readonly known: Readonly<Record<Edition, ReadonlyMap<string, RouteMatch>>>;

  constructor(@Inject(APP_CONFIG) { production }: AppConfig) {
    this.rows = production ? ROUTES : [...ROUTES, ...DEVELOPMENT_ROUTES];
    this.known = { zh: this.matchesOf('zh'), en: this.matchesOf('en') };
  }

  find(edition: Edition, path: string): RouteMatch {
    return this.known[edition].get(path) ?? resolvePath(edition, path, this.rows);
  }

  /** The paths of an edition that exist, with what stands there. */
  linked(edition: Edition): readonly (readonly [string, RouteMatch])[] {
    return [...this.known[edition]];
  }

  /** Every page, with its edition. */
  pages(): { edition: Edition; row: RouteRow }[] {
    return EDITIONS.flatMap((edition) =>
      this.linked(edition).flatMap(([, match]) =>
        match.kind === 'page' ? [{ edition, row: match.row }] : [],
      ),
    );
  }

  private matchesOf(edition: Edition): ReadonlyMap<string, RouteMatch> {
    const paths = this.rows.flatMap(({ path }) => path[edition] ?? []);
    const documents = Object.entries(SEO_PATHS) as [SeoDocument, string][];
    return new Map<string, RouteMatch>([
      ...paths.map((path) => [path, resolvePath(edition, path, this.rows)] as const),
      ...documents.map(([document, path]) => [path, { kind: 'document', document }] as const),
    ]);
  }
}
