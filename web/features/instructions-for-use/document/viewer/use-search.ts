import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findMatches, type Match, type PageTexts } from './find-matches.js';

export interface Search {
  readonly words: string;
  readonly matches: readonly Match[];
  /** Index of the match that is shown. */
  readonly shown: number;
}

const NOTHING: Search = { words: '', matches: [], shown: 0 };

/** Search over all pages; their texts are read when somebody searches for the first time. */
export function useSearch(
  pdf: PDFDocumentProxy | undefined,
  goTo: (page: number) => void,
  fail: () => void,
) {
  const [search, setSearch] = useState(NOTHING);
  /** Words that were asked for before the document was there. */
  const early = useRef<string>(undefined);
  const texts = useRef<Promise<PageTexts>>(undefined);

  const step = useCallback(
    (by: 1 | -1) => {
      const { matches } = search;
      if (matches.length === 0) return;
      const shown = (search.shown + by + matches.length) % matches.length;
      setSearch({ ...search, shown });
      goTo(matches[shown]!.page);
    },
    [search, goTo],
  );

  const find = useCallback(
    async (words: string) => {
      if (!pdf) {
        early.current = words;
        return;
      }
      if (words === search.words) {
        step(1);
        return;
      }
      texts.current ??= pageTexts(pdf);
      try {
        const matches = findMatches(await texts.current, words);
        setSearch({ words, matches, shown: 0 });
        if (matches[0] !== undefined) goTo(matches[0].page);
      } catch {
        fail();
      }
    },
    [pdf, goTo, fail, search.words, step],
  );

  useEffect(() => {
    const { current: words } = early;
    if (!pdf || words === undefined) return;
    early.current = undefined;
    void find(words);
  }, [pdf, find]);

  return { search, find, step };
}

async function pageTexts(pdf: PDFDocumentProxy): Promise<PageTexts> {
  const texts: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')));
  }
  return texts;
}
