import type { FileFacts } from '../inspection/inspect.js';
import { FILE_TYPES } from '../inspection/file-types.js';

/** Bits per second above which a video stutters on a phone's connection. */
const MOST_BITS = 8_000_000;
/** Lines (or columns, if upright) of the largest video that members get. */
export const LARGEST_EDGE = 1080;

type Recording = Pick<
  FileFacts,
  'type' | 'width' | 'height' | 'durationSeconds' | 'videoCodec' | 'audioCodec' | 'startsFast'
> & { size: number };

/** True if a recording needs a conversion, because not all browsers can play it as it is, or only after long waits. */
export function needsConversion(file: Recording): boolean {
  const { kind } = FILE_TYPES[file.type];
  if (kind === 'audio') return !playsEverywhere(file);
  if (kind !== 'video') return false;
  return !playsEverywhere(file) || !file.startsFast || isTooLarge(file);
}

function playsEverywhere({ type, videoCodec, audioCodec }: Recording): boolean {
  switch (type) {
    case 'mp3':
      return true;
    case 'm4a':
      return audioCodec === 'mp4a';
    case 'mp4':
      return /^avc[13]$/.test(videoCodec ?? '') && (audioCodec === null || audioCodec === 'mp4a');
    case 'webm':
      // AV1 is left out: iPhones before the 15 Pro can't play it.
      return videoCodec !== 'V_AV1';
    default:
      return false;
  }
}

function isTooLarge({ size, durationSeconds, width, height }: Recording): boolean {
  const edge = Math.min(width ?? 0, height ?? 0);
  return edge > LARGEST_EDGE || (durationSeconds !== null && (size * 8) / durationSeconds > MOST_BITS);
}
