import type { Edition } from '../../contract/editions.js';
import { clientState, type ClientState, deviceOf } from './client-state.js';
import './html-classes.css';

const KEPT = ['pc', 'm', 'zh', 'en', 'mac'] as const;
type HtmlClass = (typeof KEPT)[number];

/** Classes that the html element carries: device, language, and `mac` on a Macintosh. */
export function htmlClasses(
  { device, language }: Pick<ClientState, 'device' | 'language'>,
  userAgent: string,
): readonly HtmlClass[] {
  return [device, language, ...(userAgent.includes('Macintosh') ? (['mac'] as const) : [])];
}

/** Gives an element these classes and takes the others of their kind away. */
export function applyHtmlClasses(
  { classList }: Pick<Element, 'classList'>,
  classes: readonly HtmlClass[],
): void {
  for (const name of KEPT) classList.toggle(name, classes.includes(name));
}

const RESIZE_DEBOUNCE_MS = 200;

/** Fills the client state from the window and keeps it, and the html element's classes, current. */
export function startClientState(language: Edition, view: Window): void {
  const root = view.document.documentElement;
  const measure = (): void =>
    clientState.set({
      device: deviceOf(view.innerWidth),
      clientWidth: root.clientWidth,
      clientHeight: root.clientHeight,
    });
  const readScroll = (): void => clientState.set({ scrollTop: view.scrollY });

  let resizeTimer: ReturnType<typeof setTimeout> | undefined;
  view.addEventListener('resize', () => {
    clearTimeout(resizeTimer);
    resizeTimer = setTimeout(measure, RESIZE_DEBOUNCE_MS);
  });

  let isFrameDue = false;
  view.addEventListener(
    'scroll',
    () => {
      if (isFrameDue) return;
      isFrameDue = true;
      view.requestAnimationFrame(() => {
        isFrameDue = false;
        readScroll();
      });
    },
    { passive: true },
  );

  const showClasses = (): void =>
    applyHtmlClasses(root, htmlClasses(clientState.get(), view.navigator.userAgent));
  clientState.set({ language });
  // All is read before anything is changed: the browser need not lay the page out in between.
  measure();
  readScroll();
  showClasses();
  clientState.subscribe(showClasses);
}
