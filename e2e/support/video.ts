import { open, readFile } from 'node:fs/promises';
import path from 'node:path';

const SMALL = path.join(import.meta.dirname, '../../backend/src/demo/media/video/bloom-gate.mp4');
/** Length in bytes of a `free` box's header: its type, and an eight-byte length that also allows more than 4 GB. */
const HEAD = 16;

/**
 * A real video of this many bytes: the smallest of the demo, followed by an MP4 box of type `free` with zeros, which
 * take no space on disk.
 */
export async function aVideo(file: string, bytes: number): Promise<string> {
  const video = await readFile(SMALL);
  const rest = bytes - video.length;
  if (rest < HEAD) throw new Error(`a video of ${bytes} bytes is too small`);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(1, 0);
  head.write('free', 4, 'latin1');
  head.writeBigUInt64BE(BigInt(rest), 8);
  const handle = await open(file, 'w');
  try {
    await handle.write(Buffer.concat([video, head]));
    await handle.truncate(bytes);
  } finally {
    await handle.close();
  }
  return file;
}
