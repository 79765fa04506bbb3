import { broken, type ByteSource } from './upload-refusal.js';
import { wholeSeconds } from './mp4-header.js';

const noAudio = () => broken('it has no audio');

/** Checks a .flac (RFC 9639): its first block describes the recording. */
export async function readFlac(source: ByteSource): Promise<number | null> {
  const head = await source.read(0, 42);
  if (head.length < 42 || (head[4]! & 0x7f) !== 0) throw noAudio();
  const sampleRate = head.readUIntBE(18, 3) >>> 4;
  const samples = (head[21]! & 0x0f) * 2 ** 32 + head.readUInt32BE(22);
  return wholeSeconds(samples / sampleRate);
}

/** Bytes that always contain the last page of an Ogg file. */
const LONGEST_PAGE = 65_307;
/** Samples per second in which Opus counts, regardless of its content (RFC 7845). */
const OPUS_RATE = 48_000;

/** Checks an Ogg file (RFC 3533) with Vorbis or Opus: its last page contains the length and ends the file. */
export async function readOgg(source: ByteSource): Promise<number | null> {
  const head = await source.read(0, 512);
  const vorbis = head.indexOf('\x01vorbis', 0, 'latin1');
  if (vorbis < 0 && !head.includes('OpusHead')) throw noAudio();
  const tail = await source.read(Math.max(0, source.size - LONGEST_PAGE), LONGEST_PAGE);
  const last = tail.lastIndexOf('OggS');
  if (last < 0 || last + 27 > tail.length) throw broken('it’s damaged or incomplete');
  const segments = tail.subarray(last + 27, last + 27 + tail[last + 26]!);
  const end = last + 27 + segments.length + segments.reduce((sum, size) => sum + size, 0);
  if (end !== tail.length) throw broken('it’s damaged or has extra data at the end');
  const rate = vorbis < 0 ? OPUS_RATE : head.readUInt32LE(vorbis + 12);
  return wholeSeconds(Number(tail.readBigUInt64LE(last + 6)) / rate);
}

/** Samples per second by the header's four bits (ISO 13818-7). */
const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000,
];
const SAMPLES_PER_FRAME = 1024;
/** Bytes from which the average length of a frame is computed. */
const SAMPLED = 65_536;

/** Checks bare AAC, as recorders write it: consecutive frames from the first byte on. Its length is an estimate. */
export async function readAac(source: ByteSource): Promise<number | null> {
  const bytes = await source.read(0, SAMPLED);
  const rate = AAC_RATES[((bytes[2] ?? 0xff) >> 2) & 15];
  let frames = 0;
  let at = 0;
  while (at + 7 <= bytes.length) {
    if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xf6) !== 0xf0) throw noAudio();
    const length = ((bytes.readUInt32BE(at + 2) >>> 5) >>> 0) & 0x1fff;
    if (length < 7) throw noAudio();
    at += length;
    frames += 1;
  }
  if (frames < 2 || rate === undefined) throw noAudio();
  return wholeSeconds(((source.size / at) * frames * SAMPLES_PER_FRAME) / rate);
}
