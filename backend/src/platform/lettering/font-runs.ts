export interface Face {
  name: string;
  /**
   * Returns whether the font itself has the letter: the ranges that Fontsource declares include letters without a
   * glyph.
   */
  has: (codePoint: number) => boolean;
}

export interface Run {
  face: string;
  text: string;
}

/** Letters that replace each other if a face has only one of them. */
const LIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u02BB': '\u2018',
  '\u02BC': '\u2019',
  '\u00A0': ' ',
};
/** Pattern of pictures, and of the signs that join and color them: without them a name is still the name. */
const PICTURE =
  /[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Default_Ignorable_Code_Point}\u20E3]/u;

/**
 * Splits a text where the script changes, each run for the first face with its letters. Emojis without a glyph are left
 * out. Undefined if no face has a letter, or if nothing is left: showing no name is better than an incomplete one.
 */
export function fontRuns(text: string, faces: readonly Face[]): Run[] | undefined {
  const drawable = [...text.normalize('NFC')]
    .map((letter) => (hasAny(faces, letter) ? letter : (LIKE[letter] ?? letter)))
    .filter((letter) => hasAny(faces, letter) || !PICTURE.test(letter))
    .join('');
  const line = drawable === text ? text : drawable.replaceAll(/\s+/gu, ' ').trim();
  if (line === '' && text !== '') return undefined;
  const runs: Run[] = [];
  for (const letter of line) {
    const last = runs.at(-1);
    if (last && faces.some((face) => face.name === last.face && hasLetter(face, letter))) {
      last.text += letter;
      continue;
    }
    const face = faces.find((each) => hasLetter(each, letter));
    if (!face) return undefined;
    runs.push({ face: face.name, text: letter });
  }
  return runs;
}

const hasLetter = (face: Face, letter: string): boolean => face.has(letter.codePointAt(0)!);
const hasAny = (faces: readonly Face[], letter: string): boolean =>
  faces.some((face) => hasLetter(face, letter));
