import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import type { Edition } from '../../web/contract/editions.js';
import { ROUTES, type RouteRow } from '../../web/contract/routes.js';
import type { TestServer } from './server.js';

export interface FetchedPage {
  readonly edition: Edition;
  readonly path: string;
  readonly row: RouteRow;
  readonly status: number;
  readonly document: HTMLElement;
}

/** Asks an edition's host. */
export function getFrom(server: TestServer, edition: Edition, path: string) {
  const { host } = new URL(edition === 'en' ? server.englishOrigin : server.origin);
  return request(server.origin).get(path).set('host', host);
}

/** Every page of an edition, hidden ones as well. */
export async function fetchPages(server: TestServer, edition: Edition) {
  const pages = new Map<string, FetchedPage>();
  for (const row of ROUTES) {
    const path = row.path[edition];
    if (path === undefined || row.redirectTo) continue;
    const { status, text } = await getFrom(server, edition, path);
    pages.set(path, { edition, path, row, status, document: parse(text) });
  }
  return pages;
}

/** Values of an attribute of all elements that a selector finds. */
export function attributes(document: HTMLElement, selector: string, name: string): string[] {
  return document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
}
