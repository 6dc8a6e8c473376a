import type { Edition } from '../../contract/editions.js';
import { clientState } from './client-state.js';
import { deviceOf } from './device.js';
import './html-classes.css';
import { applyHtmlClasses, htmlClasses } from './html-classes.js';

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
