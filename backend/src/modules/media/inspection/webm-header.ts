import { broken, type ByteSource } from './upload-refusal.js';
import { wholeSeconds } from './mp4-header.js';

export interface WebmFacts {
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  /** Matroska's name of the first track's codec, such as `V_VP9`. */
  videoCodec: string | null;
}

/** Bytes to read: recorders write length and size at the beginning, or not at all. */
const BEGINNING = 1_048_576;
/** Elements that contain others: Segment, Info, Tracks, TrackEntry, Video. */
const PARENTS = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0]);
const TIMECODE_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CODEC = 0x86;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
const MAX_ELEMENTS = 10_000;

/** Reads length, picture size and codec of a WebM or Matroska file (RFC 8794 and 9559). */
export async function readWebm(source: ByteSource): Promise<WebmFacts> {
  const found = collect(await source.read(0, BEGINNING));
  if (found.size === 0) throw broken('it’s damaged');
  const number = (id: number) => numberOf(found.get(id));
  const scale = number(TIMECODE_SCALE) ?? 1_000_000;
  const duration = floatOf(found.get(DURATION));
  return {
    width: number(WIDTH) ?? null,
    height: number(HEIGHT) ?? null,
    videoCodec: found.get(CODEC)?.toString('latin1') ?? null,
    durationSeconds: duration === undefined ? null : wholeSeconds((duration * scale) / 1e9),
  };
}

/** Collects the first plain element of each kind before the picture data. */
function collect(bytes: Buffer): Map<number, Buffer> {
  const found = new Map<number, Buffer>();
  let at = 0;
  for (let count = 0; at < bytes.length && count < MAX_ELEMENTS; count++) {
    const id = variable(bytes, at, { keepMark: true });
    const size = id && variable(bytes, at + id.length, { keepMark: false });
    if (!id || !size || id.value === CLUSTER) break;
    at += id.length + size.length;
    if (PARENTS.has(id.value)) {
      found.set(id.value, Buffer.alloc(0));
    } else {
      if (!found.has(id.value)) found.set(id.value, bytes.subarray(at, at + size.value));
      at += size.value;
    }
  }
  return found;
}

/** Reads EBML's numbers of one to eight bytes: the leading zeros of the first byte give the length. */
function variable(bytes: Buffer, at: number, { keepMark }: { keepMark: boolean }) {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = keepMark ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}

const numberOf = (bytes: Buffer | undefined): number | undefined =>
  bytes && bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : undefined;

function floatOf(bytes: Buffer | undefined): number | undefined {
  if (bytes?.length === 4) return bytes.readFloatBE(0);
  return bytes?.length === 8 ? bytes.readDoubleBE(0) : undefined;
}
