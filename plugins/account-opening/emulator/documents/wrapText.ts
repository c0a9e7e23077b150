export type Measure = (text: string) => number;

// A Chinese character is a separate word, together with the punctuation that may not begin a line.
const words =
  /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef][，。、；：！？）」』》％]*|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|\s+/gu;

/** Breaks a text into lines of at most `width`: between words, and inside a word only if it is longer than a line. */
export function wrapText(text: string, width: number, measure: Measure): readonly string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.match(words) ?? []) {
    if (measure(line + word.trimEnd()) <= width) {
      line += word;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    const pieces = cutWord(word.trimStart(), width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line.trimEnd()];
}

function cutWord(word: string, width: number, measure: Measure): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
