import { broken, type ByteSource } from './upload-refusal.js';

export interface Mp4Facts {
  hasVideo: boolean;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  /** Four-letter code, such as `avc1`; null without a video track. */
  videoCodec: string | null;
  /** Code of the sound, such as `mp4a`; null without sound. */
  audioCodec: string | null;
  /** True if the table of contents comes before the picture data, so that a browser need not fetch the end first. */
  startsFast: boolean;
}

export interface Box {
  type: string;
  body: Buffer;
}

/** Max bytes of `moov`, the table of contents: enough for a video of several hours. */
const MAX_MOOV = 33_554_432;
/** Max boxes to search; later ones are fragments of a recording, which follow the table of contents. */
const MAX_BOXES = 64;

/** Reads an MP4 (ISO 14496-12) or QuickTime file, box by box to the last byte. `moov` has length and picture size. */
export async function readMp4(source: ByteSource): Promise<Mp4Facts> {
  const { moov, startsFast } = await findMoov(source);
  const tracks = boxesIn(moov).filter(({ type }) => type === 'trak');
  const videos = tracks.filter(({ body }) => handlerOf(body) === 'vide');
  const sounds = tracks.filter(({ body }) => handlerOf(body) === 'soun');
  if (videos.length + sounds.length === 0) throw broken('it has no video or audio');
  const header = child(moov, 'mvhd');
  const size = videos[0] && child(videos[0].body, 'tkhd');
  return {
    hasVideo: videos.length > 0,
    // Width and height are the last eight bytes, as 16.16 numbers.
    width: size && size.length >= 8 ? size.readUInt32BE(size.length - 8) >>> 16 : null,
    height: size && size.length >= 8 ? size.readUInt32BE(size.length - 4) >>> 16 : null,
    durationSeconds: header ? durationOf(header) : null,
    videoCodec: videos[0] ? codecOf(videos[0].body) : null,
    audioCodec: sounds[0] ? codecOf(sounds[0].body) : null,
    startsFast,
  };
}

async function findMoov(source: ByteSource): Promise<{ moov: Buffer; startsFast: boolean }> {
  let moov: Buffer | undefined;
  let startsFast = false;
  let at = 0;
  for (let count = 0; at < source.size && count < MAX_BOXES; count++) {
    const head = await source.read(at, 16);
    const { type, size, headerSize } = boxHead(head, source.size - at);
    if (type === 'mdat') startsFast ||= moov !== undefined;
    if (type === 'moov') {
      if (size > MAX_MOOV) throw broken('its table of contents is too large');
      moov = await source.read(at + headerSize, size - headerSize);
    }
    at += size;
  }
  if (!moov) throw broken('it has no table of contents');
  return { moov, startsFast };
}

/** Reads the header of a box that begins with these bytes. Throws if the box is longer than the `left` bytes. */
export function boxHead(head: Buffer, left: number): { type: string; size: number; headerSize: number } {
  const type = head.toString('latin1', 4, 8);
  if (head.length < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(type)) throw broken('it’s damaged');
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length >= 16;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? left : short;
  const headerSize = isLong ? 16 : 8;
  if (size < headerSize || size > left) throw broken('it’s damaged or incomplete');
  return { type, size, headerSize };
}

export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const { type, size, headerSize } = boxHead(bytes.subarray(at, at + 16), bytes.length - at);
    boxes.push({ type, body: bytes.subarray(at + headerSize, at + size) });
    at += size;
  }
  return boxes;
}

export const child = (bytes: Buffer, wanted: string): Buffer | undefined =>
  boxesIn(bytes).find(({ type }) => type === wanted)?.body;

/** Returns the kind of a track: `vide`, `soun` or another handler. */
export function handlerOf(track: Buffer): string | undefined {
  const media = child(track, 'mdia');
  return media && child(media, 'hdlr')?.toString('latin1', 8, 12);
}

function codecOf(track: Buffer): string | null {
  const descriptions = ['mdia', 'minf', 'stbl', 'stsd'].reduce<Buffer | undefined>(
    (box, name) => box && child(box, name),
    track,
  );
  return descriptions && descriptions.length >= 16 ? descriptions.toString('latin1', 12, 16) : null;
}

/** Reads the duration; version 1 of the header has 64-bit numbers. */
function durationOf(header: Buffer): number | null {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) throw broken('it’s damaged');
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return wholeSeconds(duration / scale);
}

const A_WEEK = 604_800;

/** Rounds a length; null if it is marked unknown or impossible. */
export const wholeSeconds = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds > 0 && seconds < A_WEEK ? Math.round(seconds) : null;
