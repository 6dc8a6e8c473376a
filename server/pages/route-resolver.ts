import { Inject, Injectable } from '@nestjs/common';
import { type Edition, EDITIONS } from '../../web/contract/editions.js';
import { SEO_PATHS, type SeoDocument } from '../../web/contract/seo.js';
import { type Resolution, resolvePath } from '../../web/contract/navigation.js';
import {
  DEVELOPMENT_ROUTES,
  type PageId,
  type RouteRow,
  ROUTES,
} from '../../web/contract/routes.js';
import type { AppConfig } from '../config/app-config.js';
import { APP_CONFIG } from '../config/config.module.js';
import { NEWS } from '../../web/features/news/news-items.js';
import { pageCount } from '../../web/contract/paging.js';

/** Pages that a row's list has: one where it has no list. */
export function listingPages(id: PageId): number {
  return id === 'news' ? pageCount(NEWS.filter(({ highlighted }) => !highlighted).length) : 1;
}

export type RouteMatch = Resolution | { readonly kind: 'document'; readonly document: SeoDocument };

/** What stands at the paths of each edition. */
@Injectable()
export class RouteResolver {
  private readonly rows: readonly RouteRow[];
  /** Places of the paths that exist, found at once. All others are endless, and none of them is kept. */
  private readonly known: Readonly<Record<Edition, ReadonlyMap<string, RouteMatch>>>;

  constructor(@Inject(APP_CONFIG) { production }: AppConfig) {
    this.rows = production ? ROUTES : [...ROUTES, ...DEVELOPMENT_ROUTES];
    this.known = { zh: this.placesOf('zh'), en: this.placesOf('en') };
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
      this.linked(edition).flatMap(([, place]) =>
        place.kind === 'page' ? [{ edition, row: place.row }] : [],
      ),
    );
  }

  private placesOf(edition: Edition): ReadonlyMap<string, RouteMatch> {
    const paths = this.rows.flatMap(({ path }) => path[edition] ?? []);
    const documents = Object.entries(SEO_PATHS) as [SeoDocument, string][];
    return new Map<string, RouteMatch>([
      ...paths.map((path) => [path, resolvePath(edition, path, this.rows)] as const),
      ...documents.map(([document, path]) => [path, { kind: 'document', document }] as const),
    ]);
  }
}
