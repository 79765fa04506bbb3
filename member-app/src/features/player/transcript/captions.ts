import { useQuery } from '@tanstack/react-query';

/** Loads the captions of a video. Their signed address changes, but their text does not. */
export const useCaptions = (videoId: string, url: string) =>
  useQuery({
    queryKey: ['captions', videoId],
    queryFn: async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`captions: ${response.status}`);
      return parseCaptions(await response.text());
    },
  });

/** A caption, with its time in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const TIMING = /^(\S+)[ \t]+-->[ \t]+(\S+)/;
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/**
 * Reads the cues of a WebVTT file, in order. Like a browser, it skips what it does not understand and keeps the rest.
 */
export function parseCaptions(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap(readBlock).toSorted((a, b) => a.start - b.start);
}

function readBlock(block: string): Cue[] {
  const lines = block.split('\n').filter((line) => line !== '');
  // the line before the times, if any, is the cue's name
  const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'));
  const times = at < 0 ? null : TIMING.exec(lines[at]!);
  if (!times) return [];
  const start = seconds(times[1]!);
  const end = seconds(times[2]!);
  const text = plain(lines.slice(at + 1).join('\n'));
  return start === null || end === null || end <= start || text === '' ? [] : [{ start, end, text }];
}

function seconds(time: string): number | null {
  const parts = TIME.exec(time);
  if (!parts) return null;
  const [, hours = '0', minutes, whole, thousandths] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;
}

/** Removes voices, classes and colors, which are for the screen; readers need the text. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/** Returns the index of the current cue; -1 in a silence. Of several at once, the last one started. */
export const cueAt = (cues: readonly Cue[], second: number): number =>
  cues.findLastIndex(({ start, end }) => start <= second && second < end);
