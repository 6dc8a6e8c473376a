import { ChevronDown, ChevronUp, List, ZoomIn, ZoomOut } from 'lucide';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { fillIn } from '../../../../content/words.js';
import { Icon } from '../../../../ui/controls/icon.js';
import type { DocumentText } from '../../document-text.js';
import type { usePageStack } from './use-page-stack.js';
import type { Search } from './use-search.js';
import styles from './viewer.module.css';

interface ToolbarProps {
  readonly text: DocumentText['viewer'];
  readonly pages: ReturnType<typeof usePageStack>;
  readonly search: Search;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly url: string;
  readonly isOutlineOpen: boolean;
  readonly onOutline: () => void;
  readonly onFind: (words: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** What a reader does with the document beside reading. */
export function Toolbar(props: ToolbarProps) {
  const { text, pages, search, field, url, isOutlineOpen, onOutline, onFind, onStep } = props;
  const { page, stack, goTo } = pages;
  const number = useRef<HTMLInputElement>(null);
  // Whatever was typed there gives way to the page that is shown.
  useEffect(() => {
    if (number.current) number.current.value = String(page);
  }, [page]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(field.current?.value ?? '');
  };
  return (
    <div className={styles.toolbar} role="group" aria-label={text.toolbar}>
      <button type="button" aria-expanded={isOutlineOpen} onClick={onOutline}>
        <Icon of={List} /> {text.outline}
      </button>
      <span className={styles.cluster}>
        <button type="button" aria-label={text.previous} onClick={() => goTo(page - 1)}>
          <Icon of={ChevronUp} />
        </button>
        <button type="button" aria-label={text.next} onClick={() => goTo(page + 1)}>
          <Icon of={ChevronDown} />
        </button>
        <label>
          {text.page}{' '}
          <input
            ref={number}
            className={styles.number}
            type="text"
            inputMode="numeric"
            defaultValue={page}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'Enter') return;
              goTo(Number.parseInt(currentTarget.value, 10) || page);
              // Where it leads to this page, or nowhere, nothing else tells the field.
              currentTarget.value = String(page);
            }}
            onBlur={({ currentTarget }) => {
              currentTarget.value = String(page);
            }}
          />
        </label>{' '}
        {fillIn(text.of, { count: String(stack.count) })}
      </span>
      <span className={styles.cluster}>
        <button type="button" aria-label={text.zoomOut} onClick={pages.zoomOut}>
          <Icon of={ZoomOut} />
        </button>
        <button type="button" aria-label={text.zoomIn} onClick={pages.zoomIn}>
          <Icon of={ZoomIn} />
        </button>
        <button type="button" onClick={() => pages.fit('width')}>
          {text.fitWidth}
        </button>
        <button type="button" onClick={() => pages.fit('page')}>
          {text.fitPage}
        </button>
      </span>
      <form className={styles.cluster} role="search" onSubmit={submit}>
        <input ref={field} type="search" aria-label={text.search} />
        <button type="submit">{text.find}</button>
        <button type="button" aria-label={text.previousMatch} onClick={() => onStep(-1)}>
          <Icon of={ChevronUp} />
        </button>
        <button type="button" aria-label={text.nextMatch} onClick={() => onStep(1)}>
          <Icon of={ChevronDown} />
        </button>
        <span role="status">{statusOf(search, text)}</span>
      </form>
      <a href={url} target="_blank" rel="noopener">
        {text.print}
      </a>
    </div>
  );
}

function statusOf({ words, matches, shown }: Search, text: DocumentText['viewer']): string {
  if (words === '') return '';
  if (matches.length === 0) return text.notFound;
  return fillIn(text.found, {
    number: String(shown + 1),
    count: String(matches.length),
    page: String(matches[shown]?.page),
  });
}
