import type { Schemas } from '@sanctum/openapi';

export type Cue = Schemas['CaptionCueDto'];

/** A caption in the editor, with its times as the coach types them. */
export interface CueRow {
  id: string;
  start: string;
  end: string;
  text: string;
  settings?: string;
}

const TIME = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/;

/** Reads `12`, `1:23.5` and `1:02:03,250` as seconds; undefined if it is no time. */
export function secondsOf(time: string): number | undefined {
  const [, hours = 0, minutes = 0, whole, thousandths = ''] = TIME.exec(time.trim()) ?? [];
  if (whole === undefined || (minutes !== 0 && Number(whole) > 59)) return undefined;
  // Whole milliseconds, so that a time stays as it was typed.
  const milliseconds = (Number(hours) * 3600 + Number(minutes) * 60 + Number(whole)) * 1000;
  return (milliseconds + Number(thousandths.padEnd(3, '0'))) / 1000;
}

/** 83.5 → `1:23.5`, to the millisecond. */
export function asTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const padded = (part: number) => String(part).padStart(2, '0');
  const clock = hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
  const thousandths = String(milliseconds % 1000)
    .padStart(3, '0')
    .replace(/0{1,2}$/, '');
  return `${clock}.${thousandths}`;
}

export const rowOf = (id: string, { startSeconds, endSeconds, text, settings }: Cue): CueRow => ({
  id,
  start: asTime(startSeconds),
  end: asTime(endSeconds),
  text,
  ...(settings && { settings }),
});

/** The caption of a row; times that cannot be read are 0, which `faultsOf` refuses. */
export const cueOf = ({ start, end, text, settings }: CueRow): Cue => ({
  startSeconds: secondsOf(start) ?? 0,
  endSeconds: secondsOf(end) ?? 0,
  text,
  ...(settings && { settings }),
});

/** Length of a new caption, in seconds: enough to read one line. */
const NEW_LENGTH = 2;

/** Adds an empty caption after one, where that ends; into an empty list at the beginning. */
export function addAfter(rows: readonly CueRow[], index: number, id: string): CueRow[] {
  const before = rows[index];
  const startSeconds = before ? cueOf(before).endSeconds : 0;
  const added = rowOf(id, { startSeconds, endSeconds: startSeconds + NEW_LENGTH, text: '' });
  return rows.toSpliced(index + 1, 0, added);
}

/** Splits a caption at the word nearest to its middle; each half gets the time of its share of the text. */
export function splitAt(rows: readonly CueRow[], index: number, id: string): CueRow[] {
  const row = rows[index];
  if (!row) return [...rows];
  const middle = row.text.length / 2;
  const gaps = [...row.text.matchAll(/\s+/g)].filter(({ index: at }) => at > 0);
  const [gap] = gaps.toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  const first = gap ? row.text.slice(0, gap.index) : row.text;
  const second = gap ? row.text.slice(gap.index).trim() : '';
  const { startSeconds, endSeconds } = cueOf(row);
  const share = second === '' ? 0.5 : first.length / (first.length + second.length);
  const between = asTime(startSeconds + (endSeconds - startSeconds) * share);
  return rows.toSpliced(
    index,
    1,
    { ...row, text: first, end: between },
    { ...row, id, text: second, start: between },
  );
}

export type Fault = 'time' | 'order' | 'text';

/** Finds captions that cannot be saved: the fault by the path of its field in the request. */
export function faultsOf(rows: readonly CueRow[]): Record<string, Fault> {
  const found = rows.flatMap(({ start, end, text }, index): [string, Fault | false][] => {
    const [from, to] = [secondsOf(start), secondsOf(end)];
    const at = `cues.${index}`;
    return [
      [`${at}.startSeconds`, from === undefined && 'time'],
      [`${at}.endSeconds`, to === undefined ? 'time' : from !== undefined && to <= from && 'order'],
      [`${at}.text`, text.trim() === '' && 'text'],
    ];
  });
  return Object.fromEntries(found.filter((fault): fault is [string, Fault] => fault[1] !== false));
}

/** Index of the caption at this second; -1 in a silence. Of several at once, the one that began last. */
export function rowAt(rows: readonly CueRow[], second: number): number {
  let found = -1;
  let began = -1;
  for (const [index, row] of rows.entries()) {
    const { startSeconds, endSeconds } = cueOf(row);
    if (startSeconds <= second && second < endSeconds && startSeconds >= began)
      [found, began] = [index, startSeconds];
  }
  return found;
}
