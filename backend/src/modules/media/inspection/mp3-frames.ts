import { broken, type ByteSource } from './upload-refusal.js';
import { wholeSeconds } from './mp4-header.js';

/** Bitrates of layer III in kbit/s, by the header's four bits: MPEG 1, and its slower successors. */
const BITRATES = {
  full: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  low: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000, 0] as const;
/** Bytes to search after the tags, because some encoders leave padding there. */
const SEARCHED = 65_536;

interface Frame {
  bytes: number;
  samples: number;
  bitrate: number;
  sampleRate: number;
}

/**
 * Checks an MP3 and returns its length. Two frames in a row after the tags prove the type; one alone may be a
 * coincidence.
 */
export async function readMp3(source: ByteSource): Promise<number | null> {
  const head = await source.read(0, 10);
  const tags = head.toString('latin1', 0, 3) === 'ID3' && head.length === 10 ? 10 + syncSafe(head) : 0;
  const bytes = await source.read(tags, SEARCHED);
  for (let at = 0; at + 4 < bytes.length; at++) {
    const frame = frameAt(bytes, at);
    if (!frame || !frameAt(bytes, at + frame.bytes)) continue;
    // A variable bitrate is announced in the first frame, with the number of frames.
    const inFrame = bytes.subarray(at, at + frame.bytes);
    const note = Math.max(inFrame.indexOf('Xing'), inFrame.indexOf('Info'));
    const counted = note > 0 && note + 12 <= inFrame.length && ((inFrame[note + 7] ?? 0) & 1) === 1;
    return wholeSeconds(
      counted
        ? (inFrame.readUInt32BE(note + 8) * frame.samples) / frame.sampleRate
        : ((source.size - tags - at) * 8) / frame.bitrate,
    );
  }
  throw broken('it has no audio');
}

/** Reads a number of four bytes with seven bits each. */
const syncSafe = (head: Buffer): number =>
  head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);

function frameAt(bytes: Buffer, at: number): Frame | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === 1;
  const isFull = version === 3;
  const bitrate = (isFull ? BITRATES.full : BITRATES.low)[third >> 4]! * 1000;
  const sampleRate = SAMPLE_RATES[(third >> 2) & 3]! / (isFull ? 1 : version === 2 ? 2 : 4);
  if (!isLayer3 || version === 1 || bitrate === 0 || sampleRate === 0) return undefined;
  const samples = isFull ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * (bitrate / sampleRate)) + padding,
    samples,
    bitrate,
    sampleRate,
  };
}
