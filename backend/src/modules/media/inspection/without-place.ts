import { boxHead, handlerOf } from './mp4-header.js';
import { samplesOf } from './mp4-samples.js';

/** Boxes in which phones record where and with which device a video was filmed. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** Boxes that contain such boxes. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak']);

/**
 * Returns an MP4 or QuickTime video without its location. Such boxes become free space of the same length (ISO
 * 14496-12, 8.1.2), so that every offset in the file stays right. The same happens to a track that records the device's
 * location second by second; its samples are zeroed, too.
 */
export function withoutPlace(video: Buffer): Buffer {
  const cleaned = Buffer.from(video);
  clean(cleaned, cleaned);
  return cleaned;
}

function clean(bytes: Buffer, video: Buffer): void {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const { type, size, headerSize } = boxHead(bytes.subarray(at, at + 16), bytes.length - at);
    const body = bytes.subarray(at + headerSize, at + size);
    const tells = type === 'trak' && handlerOf(body) === 'meta';
    if (tells) for (const { start, length } of samplesOf(body)) video.subarray(start, start + length).fill(0);
    if (tells || TOLD_BESIDE.has(type)) {
      bytes.write('free', at + 4, 'latin1');
      body.fill(0);
    } else if (CONTAINERS.has(type)) clean(body, video);
    at += size;
  }
}
