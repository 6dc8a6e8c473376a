import type { PageText } from '../content/types.js';
import { type Edition, otherEdition } from '../contract/editions.js';
import type { RouteRow } from '../contract/routes.js';
import { pageUrl } from './head-links.js';
import { withSymbols } from '../site/page-title.js';
import type { Site } from '../site/site.js';
import type { SocialImage } from './social-image.js';

const LOCALES: Readonly<Record<Edition, string>> = { zh: 'zh_CN', en: 'en_GB' };

interface SocialMetaProps {
  readonly site: Site;
  readonly row: RouteRow;
  readonly text: PageText;
  readonly url: string;
  readonly image: SocialImage;
}

/** What a link to the page looks like where people share it (https://ogp.me). */
export function SocialMeta({ site, row, text, url, image }: SocialMetaProps) {
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
