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
