import type { PageText } from '../content/types.js';
import { SEO_PATHS } from '../contract/seo.js';
import { type ListView, listQuery } from '../contract/paging.js';
import type { RouteRow } from '../contract/routes.js';
import type { PageFigure, RasterSource } from '../figures/site-figure.js';
import { alternates, pageUrl } from './head-links.js';
import type { SitePageContext } from './page-context.js';
import { documentTitle, listTitle, withSymbols } from '../site/page-title.js';
import type { Site } from '../site/site.js';
import type { SocialImage } from './social-image.js';
import { serialiseJsonLd, structuredData } from './structured-data/structured-data.js';
import { type Edition, otherEdition } from '../contract/editions.js';
import { NARROW_SCREEN, WIDER_SCREEN } from '../figures/figure.js';
import { CROP_SIZES, leadPictureSizes } from '../site/lead-picture.js';

const VIEWPORT: Readonly<Record<SitePageContext['mobileZoom'], string>> = {
  locked: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
  free: 'width=device-width, initial-scale=1',
};

/**
 * Vite looks for a stylesheet's link before it imports a screen, and loads it where there is none.
 * React's types do not know that links have this attribute.
 */
const NOT_LOADED = { disabled: true };

interface DocumentHeadProps {
  readonly site: Site;
  readonly row: RouteRow;
  readonly text: PageText;
  readonly screenTexts: unknown;
  readonly figures: readonly PageFigure[];
  readonly socialImage: SocialImage;
  readonly list: ListView;
  readonly mobileZoom: SitePageContext['mobileZoom'];
  readonly stylesheets: readonly string[];
  /** Stylesheets whose rules are in those already. */
  readonly containedStylesheets: readonly string[];
}

/** What stands in the document's head, in the server's HTML only. */
export function DocumentHead(props: DocumentHeadProps) {
  const { site, row, text, screenTexts, figures, socialImage, mobileZoom, list } = props;
  const { company, ui } = site.content;
  const url = row.meta.indexed ? pageUrl(row, site.edition, site.origins) : undefined;
  // A choice of works is no page of its own for those who search.
  const page = list.group ? 1 : list.page;
  const canonical = url && url + listQuery({ page });
  const title = listTitle(ui, text.title, page);
  const data = structuredData(site, row, text, screenTexts);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content={VIEWPORT[mobileZoom]} />
      <title>{documentTitle(company.name, ui.titleSeparator, title)}</title>
      <meta name="description" content={text.description} />
      {!row.meta.indexed && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          <SocialMeta site={site} row={row} text={text} url={canonical} image={socialImage} />
        </>
      )}
      {alternates(row, site.origins).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={ui.feed}
        href={new URL(SEO_PATHS.feed, site.origins[site.edition]).href}
      />
      {/* The sizes let a browser that can draw prefer the drawing. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <LeadPicturePreload row={row} figures={figures} />
      {props.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {props.containedStylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...NOT_LOADED} />
      ))}
      {data.length > 0 && (
        // Data, which no policy for scripts concerns.
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }}
        />
      )}
    </>
  );
}

const LOCALES: Readonly<Record<Edition, string>> = { zh: 'zh_CN', en: 'en_GB' };

interface SocialMetaProps {
  readonly site: Site;
  readonly row: RouteRow;
  readonly text: PageText;
  readonly url: string;
  readonly image: SocialImage;
}

/** What a link to the page looks like where people share it (https://ogp.me). */
function SocialMeta({ site, row, text, url, image }: SocialMetaProps) {
  const { edition, origins, content } = site;
  const other = otherEdition(edition);
  const title = row.id === 'home' ? content.company.name : withSymbols(text.title);
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text.description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={content.company.name} />
      <meta property="og:locale" content={LOCALES[edition]} />
      {pageUrl(row, other, origins) !== undefined && (
        <meta property="og:locale:alternate" content={LOCALES[other]} />
      )}
      <meta property="og:image" content={new URL(image.src, origins[edition]).href} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface LeadPicturePreloadProps {
  readonly row: RouteRow;
  readonly figures: readonly PageFigure[];
}

/** Lets the browser fetch the picture of the first view before it has read as far as the picture. */
function LeadPicturePreload({ row, figures: [lead] }: LeadPicturePreloadProps) {
  const sizes = leadPictureSizes(row.screen);
  if (!lead?.raster || sizes === undefined) return null;
  const { raster, crop } = lead;
  return (
    <>
      {crop && <Preload of={crop.sources[0]} sizes={CROP_SIZES} media={NARROW_SCREEN} />}
      <Preload of={raster.sources[0]} sizes={sizes} media={crop && WIDER_SCREEN} />
    </>
  );
}

interface PreloadProps {
  readonly of: RasterSource | undefined;
  readonly sizes: string;
  readonly media?: string | undefined;
}

function Preload({ of: source, sizes, media }: PreloadProps) {
  if (!source) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={source.type}
      media={media}
      imageSrcSet={source.srcset}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
