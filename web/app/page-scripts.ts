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
