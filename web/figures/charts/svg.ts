import { ON_STAGE } from '../colour/palette.js';
import type { Edition } from '../../contract/editions.js';

/** Presentation attributes only: the site's content security policy lets no style element through. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const SANS: Readonly<Record<Edition, string>> = {
  zh: "-apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif",
  en: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
};

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text =
        typeof value === 'number' ? String(Math.round(value * 100) / 100) : (value ?? '');
      return ` ${key}="${escape(text)}"`;
    })
    .join('');
  return children.length > 0
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`;
}

export function drawing(
  width: number,
  height: number,
  edition: Edition,
  ...children: string[]
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': SANS[edition],
      lang: edition === 'zh' ? 'zh-CN' : 'en',
    },
    ...children,
  );
}

/** A drawing without words. */
export function wordless(width: number, height: number, ...children: string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );
}

export function label(x: number, y: number, words: string, attributes: Attributes = {}): string {
  const { fill = ON_STAGE, ...others } = attributes;
  return element('text', { x, y, fill, ...others }, escape(words));
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  attributes: Attributes = {},
): string {
  return element('line', { x1, y1, x2, y2, ...attributes });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function pathData(points: readonly Point[], isClosed = false): string {
  const steps = points.map(
    ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`,
  );
  return steps.join('') + (isClosed ? 'Z' : '');
}

export function polyline(points: readonly Point[], attributes: Attributes = {}): string {
  return element('path', { d: pathData(points), fill: 'none', ...attributes });
}

/** A quantity with its unit, in the brackets of the language. */
export function withUnit(edition: Edition, quantity: string, unit: string): string {
  return edition === 'zh' ? `${quantity}（${unit}）` : `${quantity} (${unit})`;
}
