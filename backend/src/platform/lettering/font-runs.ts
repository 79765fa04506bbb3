export interface Face {
  name: string;
  /** As Fontsource writes it: `U+0000-00FF,U+0131`. */
  range: string;
}

export interface Run {
  face: string;
  text: string;
}

/**
 * Cuts a text where the script changes, each run for the first face that has its letters.
 * Undefined when there is a letter no face has: better no name than one with holes.
 */
export function fontRuns(text: string, faces: readonly Face[]): Run[] | undefined {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    if (last && faces.some(({ name, range }) => name === last.face && covers(range, letter))) {
      last.text += letter;
      continue;
    }
    const face = faces.find(({ range }) => covers(range, letter));
    if (!face) return undefined;
    runs.push({ face: face.name, text: letter });
  }
  return runs;
}

function covers(range: string, letter: string): boolean {
  const point = letter.codePointAt(0)!;
  return range.split(',').some((part) => {
    const [from, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return from !== undefined && to !== undefined && point >= from && point <= to;
  });
}
