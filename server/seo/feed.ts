import { fillIn } from '../../web/content/words.js';
import { NEWS } from '../../web/features/news/news-items.js';
import { updatedDay } from '../../web/content/updated.js';
import { type Edition, HTML_LANG } from '../../web/contract/editions.js';
import { SEO_PATHS } from '../../web/contract/seo.js';
import { hasPage, pathOf } from '../../web/contract/routes.js';
import { SEO_TEXTS } from './edition-texts.js';
import { element, type Xml, xmlDocument } from './xml.js';

const ATOM = 'http://www.w3.org/2005/Atom';
const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The dated works of the news page as an Atom feed (https://www.rfc-editor.org/rfc/rfc4287). */
export function atomFeed(edition: Edition, origin: string): string {
  const { company, feed } = SEO_TEXTS[edition];
  const self = new URL(SEO_PATHS.feed, origin).href;
  const page = pathOf(hasPage('news', edition) ? 'news' : 'home', edition);
  return xmlDocument(
    element(
      'feed',
      { xmlns: ATOM, 'xml:lang': HTML_LANG[edition] },
      element('id', {}, self),
      element('title', {}, fillIn(feed.title, { company: company.name })),
      element('subtitle', {}, feed.subtitle),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: new URL(page, origin).href }),
      element('updated', {}, midnight(updatedDay('news'))),
      ...NEWS.filter(({ time }) => time.trim() !== '').map((work) => entry(work, edition)),
    ),
  );
}

function entry(work: (typeof NEWS)[number], edition: Edition): Xml {
  const { feed, news } = SEO_TEXTS[edition];
  const { title, des } = news[work.id];
  const { source, url, listed } = work;
  const time = work.time.trim();
  return element(
    'entry',
    {},
    element('id', {}, url),
    element('title', {}, title),
    element('link', { rel: 'alternate', href: url }),
    // Of this entry: the work itself may be known by its year alone, which Atom cannot say.
    element('updated', {}, midnight(listed)),
    ...(WHOLE_DAY.test(time) ? [element('published', {}, midnight(time))] : []),
    element('author', {}, element('name', {}, source)),
    element('summary', { type: 'text' }, fillIn(feed.summary, { source, time, text: des })),
  );
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}
