import { useState } from 'react';
import { useHydrated } from '../../site/use-hydrated.js';
import { isChinese, phrasesOf } from './phrases.js';

const isServer = typeof document === 'undefined';

/**
 * Text of a heading that breaks between the words of a Chinese line. Browsers segment as their own
 * dictionaries say, and need a moment to load them: what the server found stays until the text changes,
 * which is why it is markup.
 */
export function HeadingText({ children }: { readonly children: string }) {
  const isHydrated = useHydrated();
  const [found, setFound] = useState(isHydrated || isServer ? undefined : children);
  if (found !== undefined && found !== children) setFound(undefined);
  if (!isChinese(children)) return children;
  const __html =
    found === children
      ? ''
      : phrasesOf(children)
          .map((phrase) => phrase.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`))
          .join('<wbr>');
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
