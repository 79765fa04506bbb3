import { boxHead, child, handlerOf } from './mp4-header.js';

/** Boxes in which phones record location and device of a video. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** Boxes that contain such boxes. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak']);

/**
 * Returns an MP4 or QuickTime video without its location. Its boxes become free space of the same length (ISO 14496-12,
 * 8.1.2), so that every offset in the file stays right. So does a track that records the device's location second by
 * second, with its samples zeroed.
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

interface Stretch {
  /** Offset in the file, in bytes. */
  start: number;
  length: number;
}

/** Returns a track's samples chunk by chunk (ISO 14496-12, 8.7). A damaged table ends the list early. */
function samplesOf(track: Buffer): Stretch[] {
  const table = ['mdia', 'minf', 'stbl'].reduce<Buffer | undefined>(
    (box, name) => box && child(box, name),
    track,
  );
  if (!table) return [];
  const sizes = sizesIn(child(table, 'stsz'));
  const counts = rowsOf(child(table, 'stsc'), 3);
  const starts = startsIn(table);
  const stretches: Stretch[] = [];
  let sample = 0;
  let row = 0;
  for (const [chunk, start] of starts.entries()) {
    while ((counts[row + 1]?.[0] ?? Infinity) <= chunk + 1) row += 1;
    const inChunk = counts[row]?.[1] ?? 0;
    stretches.push({ start, length: sizes(sample, inChunk) });
    sample += inChunk;
  }
  return stretches;
}

/** Reads rows of `width` four-byte numbers, which follow four other bytes and a count. */
function rowsOf(box: Buffer | undefined, width: number): number[][] {
  if (!box || box.length < 8) return [];
  const count = Math.min(box.readUInt32BE(4), Math.floor((box.length - 8) / (width * 4)));
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (_, column) => box.readUInt32BE(8 + (row * width + column) * 4)),
  );
}

/** Returns a function for the total bytes of `count` samples from `from` on, of one size or individual ones. */
function sizesIn(box: Buffer | undefined): (from: number, count: number) => number {
  if (!box || box.length < 12) return () => 0;
  const same = box.readUInt32BE(4);
  if (same > 0) return (_, count) => same * count;
  const sizes = rowsOf(box.subarray(4), 1).flat();
  return (from, count) => sizes.slice(from, from + count).reduce((sum, size) => sum + size, 0);
}

/** Reads chunk offsets, which have eight bytes in files above 4 GB. */
function startsIn(table: Buffer): number[] {
  const long = child(table, 'co64');
  if (long) return rowsOf(long, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
  return rowsOf(child(table, 'stco'), 1).map(([start = 0]) => start);
}
