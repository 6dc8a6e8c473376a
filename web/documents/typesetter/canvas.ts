import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { linesOf } from './lines.js';
import { COLOUR, MARGIN, PAGE, TEXT_BOTTOM } from './page.js';
import { woffToSfnt } from './woff-to-sfnt.js';

type Weight = 400 | 700;
type FontName = `${'latin' | 'chinese'}-${Weight}`;

const resolve = createRequire(import.meta.url).resolve;

function font(family: string, part: string, weight: Weight): Buffer {
  const folder = dirname(resolve(`@fontsource/${family}/package.json`));
  return woffToSfnt(readFileSync(join(folder, 'files', `${family}-${part}-${weight}-normal.woff`)));
}

/** Noto Sans, SIL Open Font License 1.1. What a document uses of it is embedded. */
const FONTS: Readonly<Record<FontName, Buffer>> = {
  'latin-400': font('noto-sans', 'latin', 400),
  'latin-700': font('noto-sans', 'latin', 700),
  'chinese-400': font('noto-sans-sc', 'chinese-simplified', 400),
  'chinese-700': font('noto-sans-sc', 'chinese-simplified', 700),
};

/** The Chinese font holds Latin letters too, but its quotation marks are as wide as an ideograph. */
function fontFor(text: string, weight: Weight): FontName {
  return `${/\p{Script=Han}/u.test(text) ? 'chinese' : 'latin'}-${weight}`;
}

export type Structure = PDFKit.PDFStructureElement;

export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** Distance of base lines in points. */
  readonly leading: number;
}

const BODY_SIZE = 10;

export function style(more: Partial<Omit<Style, 'leading'>> = {}): Style {
  const size = more.size ?? BODY_SIZE;
  return { size, weight: 400, colour: COLOUR.ink, leading: size * 1.45, ...more };
}

export interface CanvasOptions {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly language: string;
  readonly createdAt: Date;
}

/**
 * A tagged document with a position to write at. Streams stay uncompressed: what zlib makes of them
 * differs from one Node version to the next, and the file's bytes must not.
 */
export class Canvas {
  readonly pdf: PDFKit.PDFDocument;
  y: number = MARGIN.top;
  private readonly known = new Set<string>();
  /** Of texts at a size of 1: the same words come again and again. */
  private readonly widths = new Map<string, number>();

  constructor({ title, subject, author, language, createdAt }: CanvasOptions) {
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      compress: false,
      pdfVersion: '1.7',
      subset: 'PDF/A-2a',
      tagged: true,
      lang: language,
      displayTitle: true,
      // None by default: the standard fonts cannot be embedded.
      font: '',
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    for (const [name, font] of Object.entries(FONTS)) this.pdf.registerFont(name, font);
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = MARGIN.top;
  }

  /** Begins a page where less than this height is left. */
  reserve(height: number): void {
    if (this.y + height > TEXT_BOTTOM) this.newPage();
  }

  /** A structure element within another, or at the top of the document. */
  element(
    type: string,
    parent?: Structure,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): Structure {
    const element = this.pdf.struct(type, options);
    if (parent) parent.add(element);
    else this.pdf.addStructure(element);
    return element;
  }

  /** Draws what belongs to the page rather than to the text. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  lines(text: string, width: number, look: Style): readonly string[] {
    const font = fontFor(text, look.weight);
    this.assertGlyphs(text, font);
    return linesOf(text, width, (part) => this.width(part, look, font));
  }

  width(text: string, { size, weight }: Style, font = fontFor(text, weight)): number {
    const key = `${font} ${text}`;
    const known = this.widths.get(key);
    const width = known ?? this.pdf.font(font).fontSize(1).widthOfString(text);
    this.widths.set(key, width);
    return width * size;
  }

  /** Writes lines below each other from the position on, over as many pages as it takes. */
  write(lines: readonly string[], x: number, text: Style, element: Structure): void {
    for (const line of lines) {
      this.reserve(text.leading);
      element.add(() => this.drawLine(line, x, this.y, text));
      this.y += text.leading;
    }
  }

  /** Writes lines that fit on the page at a place of their own. */
  place(lines: readonly string[], x: number, y: number, text: Style, element: Structure): void {
    lines.forEach((line, index) =>
      element.add(() => this.drawLine(line, x, y + index * text.leading, text)),
    );
  }

  drawLine(line: string, x: number, y: number, { size, weight, colour }: Style): void {
    this.pdf
      .font(fontFor(line, weight))
      .fontSize(size)
      .fillColor(colour)
      .text(line, x, y, { lineBreak: false });
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.pdf.once('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  /** @throws Error where the typeface lacks a character: readers would see a box. */
  private assertGlyphs(text: string, name: FontName): void {
    const { _font } = this.pdf.font(name) as unknown as {
      _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
    };
    for (const character of text) {
      const key = `${name} ${character}`;
      if (this.known.has(key)) continue;
      if (!_font.font.hasGlyphForCodePoint(character.codePointAt(0)!)) {
        throw new Error(`${name} lacks ${JSON.stringify(character)}`);
      }
      this.known.add(key);
    }
  }
}
