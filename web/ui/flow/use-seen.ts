import { type RefObject, useEffect, useState } from 'react';

/** Whether someone can see an element: on the screen, in a tab that shows. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const read = (): void => setHidden(document.hidden);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);

  return isOnScreen && !isHidden;
}
