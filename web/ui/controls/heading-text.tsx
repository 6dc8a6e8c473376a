import { phrasesOf } from './phrases.js';

/**
 * Text of a heading that breaks between the words of a Chinese line. Browsers segment as their own
 * dictionaries say; what the server found stays until the text changes, which is why it is markup.
 */
export function HeadingText({ children }: { readonly children: string }) {
  const phrases = phrasesOf(children);
  if (phrases.length === 1) return children;
  const __html = phrases
    .map((phrase) => phrase.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`))
    .join('<wbr>');
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
