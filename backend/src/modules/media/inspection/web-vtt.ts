/** A caption. Its times are kept to the millisecond. */
export interface Cue {
  startSeconds: number;
  endSeconds: number;
  /** Words with WebVTT's marks, such as `<i>`, but without its entities. */
  text: string;
  /** Position on the picture, as WebVTT has it; empty: below. */
  settings?: string;
}

/** Twice as many as a two-hour talk has. */
export const MAX_CUES = 5_000;
export const MAX_CUE_TEXT = 1_000;

const TIME = String.raw`((?:\d{1,3}:)?\d{1,2}:\d{2})[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}([ \t][^\n]*)?$`, 'gm');
/** Position of a SubRip caption on the picture; WebVTT has a different syntax for it. */
const PLACE = /\b[XY][12]:\d+/g;

/** Captions as WebVTT; undefined if none would be shown. SubRip has commas in its times and no first line. */
export function asWebVtt(text: string): string | undefined {
  let shown = 0;
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const cues = lines.replaceAll(
    TIMING,
    (_, from: string, fromRest: string, to: string, toRest: string, settings = '') => {
      shown += 1;
      const after = settings.replaceAll(PLACE, '').trim();
      return `${time(from, fromRest)} --> ${time(to, toRest)}${after && ` ${after}`}`;
    },
  );
  if (shown === 0) return undefined;
  return /^WEBVTT(?:[ \t\n]|$)/.test(cues) ? cues : `WEBVTT\n\n${cues.trimStart()}`;
}

/** Pads every part of a time: two digits, and three for the milliseconds. */
const time = (clock: string, rest: string): string => {
  const parts = clock.split(':').map((part) => part.padStart(2, '0'));
  return `${parts.join(':')}.${rest.padEnd(3, '0')}`;
};

const CUE_TIMES = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}(?:[ \t]+([^\n]*))?$`);

/** Reads the cues in order. Like a browser, it skips what it does not understand, such as comments and styles. */
export function readCues(webVtt: string): Cue[] {
  return webVtt
    .split(/\n{2,}/)
    .flatMap(readBlock)
    .toSorted((a, b) => a.startSeconds - b.startSeconds);
}

function readBlock(block: string): Cue[] {
  const lines = block.split('\n').filter((line) => line !== '');
  // The line before the times, if any, is the cue's name.
  const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'));
  const [, from, fromRest, to, toRest, settings = ''] = CUE_TIMES.exec(lines[at] ?? '') ?? [];
  if (from === undefined || to === undefined) return [];
  const startSeconds = seconds(from, fromRest!);
  const endSeconds = seconds(to, toRest!);
  const text = ENTITIES.reduce(
    (words, [mark, entity]) => words.replaceAll(entity, mark),
    lines.slice(at + 1).join('\n'),
  ).trim();
  if (endSeconds <= startSeconds || text === '') return [];
  return [{ startSeconds, endSeconds, text, ...(settings.trim() && { settings: settings.trim() }) }];
}

/** In the order of reading: an ampersand comes last, because it begins the others. */
const ENTITIES = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\u00a0', '&nbsp;'],
  ['&', '&amp;'],
] as const;

/** Divided at the end, so that the time of a file is exactly the one that was written. */
const seconds = (clock: string, rest: string): number =>
  (clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000 + Number(rest.padEnd(3, '0'))) /
  1000;

/** Marks that WebVTT knows; another `<` is a character, as in `<3`. */
const MARK = /<(?!\/?(?:[cibuv]|ruby|rt|lang)[ .>]|\d{2}:)/g;

/** Writes a file in order. Nothing in a text can end its cue: no empty line and no arrow. */
export function writeCues(cues: readonly Cue[]): string {
  const blocks = cues
    .toSorted((a, b) => a.startSeconds - b.startSeconds)
    .map(({ startSeconds, endSeconds, text, settings = '' }) => {
      const after = settings.replaceAll(/\s+|-->/g, ' ').trim();
      const words = text
        .replaceAll('-->', '→')
        .replaceAll('&', '&amp;')
        .replaceAll(MARK, '&lt;')
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
      return [`${clockOf(startSeconds)} --> ${clockOf(endSeconds)}${after && ` ${after}`}`, ...words].join(
        '\n',
      );
    });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

function clockOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
