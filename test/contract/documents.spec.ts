import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentFileName, IFU_DOCUMENTS } from '../../web/contract/instructions-for-use.js';
import { versionOf } from '../../web/documents/blocks.js';
import { DOCUMENT_FACTS, factsOf } from '../../web/documents/placeholders.js';
import type { ReadDocument } from '../support/read-document.js';

const run = (...parameters: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...parameters], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });

it('typesets the same bytes again', () => {
  expect(run('web/documents/typeset-documents.ts', '--check')).toMatchObject({
    status: 0,
    stderr: '',
  });
}, 120_000);

it('knows its versions as they are written', () => {
  expect(versionOf({ product: 'AccuFFRangio', version: '3.1' })).toBe(3.1);
  for (const version of ['3.10', '3', '4.0']) {
    expect(() => versionOf({ product: 'AccuFFRangio', version })).toThrow(version);
  }
});

/** The summary in Chinese, which ends the document. */
function summaryOf({ pages }: ReadDocument): string {
  return pages.slice(pages.findLastIndex((text) => text.includes('附录：中文摘要'))).join('\n');
}

describe.each(IFU_DOCUMENTS)('$product $version', (document) => {
  const file = resolve('web/documents/published', documentFileName(document));
  const bytes = readFileSync(file);
  const source = bytes.toString('latin1');
  let found: ReadDocument;

  beforeAll(() => {
    const { stdout, stderr } = run('test/support/read-document.ts', file);
    if (stdout === '') throw new Error(stderr);
    found = JSON.parse(stdout) as ReadDocument;
  }, 120_000);

  it('is the file that the contract names', () => {
    expect(bytes).toHaveLength(document.sizeBytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256);
    expect(found.pages).toHaveLength(document.pages);
    expect(document.pages).toBeGreaterThanOrEqual(12);
  });

  it('keeps what it printed, once another version is current', () => {
    if (document.status === 'current') return;
    expect(factsOf(versionOf(document))).not.toBe(DOCUMENT_FACTS);
  });

  it('says of itself what it is', () => {
    expect(found.title).toContain(document.product);
    expect(found.title).toContain(document.version);
    expect(found).toMatchObject({ language: document.language, isMarked: true });
    expect(source).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(source).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(source).toContain('/OutputIntents');
  });

  it('can be read by machines: text, tags, bookmarks', () => {
    expect(found.tagged).not.toContain(false);
    expect(found.outline.length).toBeGreaterThan(12);
    expect(found.pages.filter((text) => text.trim() === '')).toEqual([]);
    expect(summaryOf(found)).toMatch(/血流储备分数/);
  });

  it('carries version, date and page number on every page but the first', () => {
    found.pages.slice(1).forEach((text, index) => {
      expect(text).toContain(`Version ${document.version}, ${document.publishedAt}`);
      expect(text).toContain(`Page ${index + 2} of ${document.pages}`);
    });
  });

  it('embeds every font', () => {
    const descriptors = source.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
    expect(descriptors.length).toBeGreaterThanOrEqual(4);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile2 \d+ 0 R/);
    expect(source).not.toMatch(/\/Subtype \/Type1\b/);
  });

  it('depends on nothing outside and runs nothing', () => {
    expect(source).not.toMatch(/\/(?:JavaScript|Launch|EmbeddedFile|Encrypt|AA)\b/);
  });

  it('says the same of angle, indication and pressure everywhere, where it is current', () => {
    if (document.status !== 'current') return;
    const revisions = found.pages.findLastIndex((text) => text.includes('Revision history'));
    const chapters = found.pages.slice(0, revisions).join('\n');
    expect(chapters).toContain('at least 25°');
    expect(chapters).not.toMatch(/more\s+than\s+25|25°\s+or\s+less/);
    for (const word of ['适应证', '禁忌证', '平均主动脉压', '不小于 25°']) {
      expect(summaryOf(found)).toContain(word);
    }
  });

  it('passes qpdf, where that is installed', () => {
    const checked = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
    if (checked.error) return;
    expect(checked).toMatchObject({ status: 0 });
  });
});
