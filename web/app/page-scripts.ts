import { nextTask } from '../site/loading/when-idle.js';

/** Template of the links that ask for all scripts of the page at once. */
export const PAGE_SCRIPTS_ID = 'page-scripts';
/** To begin a request costs a slow telephone some 8 ms. */
const IN_ONE_TASK = 3;

/** Begins to load the scripts that the page needs for hydration, instead of one after the other. */
export async function startPageScripts(document: Document): Promise<void> {
  const template = document.getElementById(PAGE_SCRIPTS_ID);
  if (!(template instanceof HTMLTemplateElement)) return;
  const links = [...template.content.children];
  while (links.length > 0) {
    document.body.append(...links.splice(0, IN_ONE_TASK));
    await nextTask();
  }
}

/** Between the tries, unless the connection comes back before. */
const PAUSES_MS = [2_000, 30_000];

function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve);
  });
}

/** Shows what forms say where scripts do not run: whom to call or write to. */
function showOtherWay(): Element[] {
  return [...document.querySelectorAll('form noscript')].map((element) => {
    const shown = document.createElement('div');
    // A browser that runs scripts has read it as text.
    shown.innerHTML = element.textContent;
    element.after(shown);
    return shown;
  });
}

/**
 * Loads the page anew, once, where the server answers: a newer build may have replaced it, and Firefox and
 * Safari keep what an import has failed with for as long as their document.
 */
async function reloadOnce(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return;
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) location.reload();
}

interface Preparation {
  readonly prepareHydration: () => Promise<() => Promise<void>>;
}

/**
 * Loads what the page needs for hydration, and tries again where that fails; in the end it fails with
 * the error. From the second failure on, forms say what they say without scripts, until hydration, which
 * needs the page as the server sent it.
 */
export async function untilPrepared(
  load: () => Promise<Preparation>,
): Promise<() => Promise<void>> {
  let shown: readonly Element[] = [];
  for (let failures = 0; ; failures += 1) {
    try {
      const { prepareHydration } = await load();
      const hydrate = await prepareHydration();
      for (const element of shown) element.remove();
      return hydrate;
    } catch (error) {
      const ms = PAUSES_MS[failures];
      // Without a connection the next failure asks again.
      if (failures > 0) reloadOnce().catch(() => undefined);
      if (ms === undefined) throw error;
      if (failures === 1) shown = showOtherWay();
      await pause(ms);
    }
  }
}
