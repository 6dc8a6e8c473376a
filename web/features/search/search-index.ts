import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { PageGroup } from '../../contract/routes.js';
import type { SearchPage, SearchPassage } from '../../contract/seo.js';
import { type LinePart, markedLength, markedLine } from './marked-line.js';
import { folded, indexTerms, isChinese, queryTerms } from './terms.js';

/** A page that answers a query, with the line of it that does so best. */
export interface SearchHit {
  /** Address within the site, with the section where one answers. */
  readonly path: string;
  readonly group: PageGroup;
  readonly title: string;
  readonly heading?: string;
  readonly line: readonly LinePart[];
}

export type Search = (query: string) => readonly SearchHit[];

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly heading: string;
  readonly text: string;
  readonly page: SearchPage;
  readonly passage: SearchPassage;
}

const MOST_PAGES = 20;
/** Share of the terms that a passage must hold where none holds all. */
const LEAST_SHARE = 0.5;
const FUZZY_LENGTH = 5;

const OPTIONS: SearchOptions = {
  tokenize: queryTerms,
  boost: { title: 4, keywords: 4, heading: 2 },
  // Pairs of Chinese characters are exact; words may be unfinished or misspelt.
  prefix: (term) => !isChinese(term),
  fuzzy: (term) => (!isChinese(term) && term.length >= FUZZY_LENGTH ? 0.2 : false),
};

function entriesOf(pages: readonly SearchPage[]): Entry[] {
  return pages
    .flatMap((page) => page.passages.map((passage) => ({ page, passage })))
    .map(({ page, passage }, id) => ({
      id,
      title: page.title,
      keywords: (page.keywords ?? []).join('\n'),
      heading: passage.heading ?? '',
      text: passage.lines.join('\n'),
      page,
      passage,
    }));
}

/** Makes a search over the pages of an edition. */
export function createSearch(pages: readonly SearchPage[]): Search {
  const entries = entriesOf(pages);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'keywords', 'heading', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: OPTIONS,
  });
  index.addAll(entries);
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const results = all.length > 0 ? all : mostOf(index.search(query), queryTerms(query).length);
    const hits = new Map<string, SearchHit>();
    for (const result of mainFirst(results, entries, folded(query.trim()))) {
      const entry = entries[result.id as number];
      if (entry && !hits.has(entry.page.path)) hits.set(entry.page.path, hitOf(entry, result));
      if (hits.size === MOST_PAGES) break;
    }
    return [...hits.values()];
  };
}

/** Pages that bear the query's name come first, then those whose task it is, then titles that hold it. */
function mainFirst(
  results: readonly SearchResult[],
  entries: readonly Entry[],
  query: string,
): readonly SearchResult[] {
  const rank = ({ id }: SearchResult): number => {
    const { title = '', keywords = [] } = entries[id as number]?.page ?? {};
    const name = folded(title);
    if (name.startsWith(query)) return 0;
    const isTask = (keyword: string) =>
      keyword === query || (query.length >= taskLength(query) && keyword.startsWith(query));
    if (keywords.some((keyword) => isTask(folded(keyword)))) return 1;
    return name.includes(query) ? 2 : 3;
  };
  const ranked = results.map((result) => ({ result, rank: rank(result) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ result }) => result);
}

/** Characters after which an unfinished word means a task. */
function taskLength(query: string): number {
  return isChinese(query) ? 2 : 3;
}

function mostOf(results: readonly SearchResult[], count: number): readonly SearchResult[] {
  return results.filter((result) => new Set(result.queryTerms).size >= count * LEAST_SHARE);
}

function hitOf({ page, passage }: Entry, { terms }: SearchResult): SearchHit {
  const { path, group, title } = page;
  const { id, heading, lines } = passage;
  const line = bestLine(lines, terms);
  const isOfSection = markedLength(`${heading ?? ''}\n${line}`, terms) > 0;
  return {
    path: id !== undefined && isOfSection ? `${path}#${id}` : path,
    group,
    title,
    ...(heading !== undefined && isOfSection && { heading }),
    line: markedLine(line, terms),
  };
}

function bestLine(lines: readonly string[], terms: readonly string[]): string {
  let best = { line: lines[0] ?? '', marked: 0 };
  for (const line of lines) {
    const marked = markedLength(line, terms);
    if (marked > best.marked) best = { line, marked };
  }
  return best.line;
}
