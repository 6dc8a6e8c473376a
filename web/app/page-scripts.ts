/** Template of the links that ask for all scripts of the page at once. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** Begins to load the scripts that the page needs to come alive, instead of one after the other. */
export function startPageScripts(document: Document): void {
  const template = document.getElementById(PAGE_SCRIPTS_ID);
  if (template instanceof HTMLTemplateElement) document.body.append(template.content);
}
