/** Between these, Chinese breaks; no line begins with one of the latter or ends with an opening one. */
const IDEOGRAPHIC = /[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]/;
const NEVER_FIRST = /[，。；：、！？）》”]/;
const NEVER_LAST = /[（《“]/;

/** Pieces between which a line may end; spaces stay with the piece before them. */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  const characters = [...text];
  characters.forEach((character, index) => {
    piece += character;
    const next = characters[index + 1];
    if (next === undefined || mayBreak(character, next)) {
      pieces.push(piece);
      piece = '';
    }
  });
  return pieces;
}

function mayBreak(character: string, next: string): boolean {
  if (next === ' ') return false;
  if (character === ' ' || character === '–') return true;
  const isBetweenIdeographs = IDEOGRAPHIC.test(character) || IDEOGRAPHIC.test(next);
  return isBetweenIdeographs && !NEVER_FIRST.test(next) && !NEVER_LAST.test(character);
}

/** Breaks a text into lines that are no wider than the given width. */
export function linesOf(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(text)) {
    if (line !== '' && used + widthOf(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += widthOf(piece);
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
