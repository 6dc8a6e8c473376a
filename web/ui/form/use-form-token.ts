import { type RefObject, useEffect, useRef } from 'react';
import { post } from '../../site/api-client.js';
import { API_CALLS } from '../../contract/api.js';
import type { Edition } from '../../contract/editions.js';

/**
 * Tells the server when the form was opened. Without the token the form is sent all the same.
 *
 * @param seen a form that is not what its page is for counts as opened once it scrolls into view
 */
export function useFormToken(
  edition: Edition,
  seen?: RefObject<HTMLElement | null>,
): RefObject<string> {
  const token = useRef('');
  useEffect(() => {
    const open = (): void => {
      post(API_CALLS.getFormToken, {}, { edition }).then(
        (answer) => {
          token.current = answer.token;
        },
        () => undefined,
      );
    };
    if (!seen?.current) return open();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open();
    });
    observer.observe(seen.current);
    return () => observer.disconnect();
  }, [edition, seen]);
  return token;
}
