import { Fragment } from 'react';
import { phrasesOf } from './phrases.js';

/** Text of a heading that may also break between the phrases of a Chinese line. */
export function HeadingText({ children }: { readonly children: string }) {
  return phrasesOf(children).map((phrase, index) => (
    // The phrases of one heading never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}
