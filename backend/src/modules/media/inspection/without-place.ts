import { boxHead, handlerOf } from './mp4-header.js';
import { samplesOf } from './mp4-samples.js';

/** What telephones write beside picture and sound: where it was filmed, and with which device. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** In these such boxes stand. */
const HOLDS_BOXES: ReadonlySet<string> = new Set(['moov', 'trak']);

/**
 * An MP4 or QuickTime film that does not tell where it was made. Such boxes become free space of the same length (ISO 14496-12, 8.1.2), so
 * that every address within the film stays right. So does a track that tells, second by second, where the device was: what lies in it is emptied, too.
 */
export function withoutPlace(film: Buffer): Buffer {
  const cleaned = Buffer.from(film);
  clean(cleaned, cleaned);
  return cleaned;
}

function clean(bytes: Buffer, film: Buffer): void {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const { type, size, headerSize } = boxHead(bytes.subarray(at, at + 16), bytes.length - at);
    const body = bytes.subarray(at + headerSize, at + size);
    const tells = type === 'trak' && handlerOf(body) === 'meta';
    if (tells) for (const { start, length } of samplesOf(body)) film.subarray(start, start + length).fill(0);
    if (tells || TOLD_BESIDE.has(type)) {
      bytes.write('free', at + 4, 'latin1');
      body.fill(0);
    } else if (HOLDS_BOXES.has(type)) clean(body, film);
    at += size;
  }
}
