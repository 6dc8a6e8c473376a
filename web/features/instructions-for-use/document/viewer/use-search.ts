import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useRef, useState } from 'react';
import { findMatches, type Match, type PageTexts } from './find-matches.js';

export interface Search {
  readonly words: string;
  readonly matches: readonly Match[];
  /** Index of the match that is shown. */
  readonly shown: number;
}

const NOTHING: Search = { words: '', matches: [], shown: 0 };

/** Search over all pages; their texts are read when somebody searches for the first time. */
export function useSearch(pdf: PDFDocumentProxy | undefined, goTo: (page: number) => void) {
  const [search, setSearch] = useState(NOTHING);
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
      if (!pdf) return;
      if (words === search.words) {
        step(1);
        return;
      }
      texts.current ??= pageTexts(pdf);
      const matches = findMatches(await texts.current, words);
      setSearch({ words, matches, shown: 0 });
      if (matches[0] !== undefined) goTo(matches[0].page);
    },
    [pdf, goTo, search.words, step],
  );

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
