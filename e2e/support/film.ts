import { open, readFile } from 'node:fs/promises';
import path from 'node:path';

const SMALL = path.join(import.meta.dirname, '../../backend/src/demo/media/video/bloom-gate.mp4');
/** Length in bytes of a `free` box's header: its type, and an eight-byte length that also allows more than 4 GB. */
const HEAD = 16;

/**
 * A real video of this many bytes: the smallest of the demo, followed by an MP4 box of type `free` with zeros, which
 * take no space on the disk.
 */
export async function aFilm(file: string, bytes: number): Promise<string> {
  const film = await readFile(SMALL);
  const rest = bytes - film.length;
  if (rest < HEAD) throw new Error(`a film of ${bytes} bytes is too small`);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(1, 0);
  head.write('free', 4, 'latin1');
  head.writeBigUInt64BE(BigInt(rest), 8);
  const handle = await open(file, 'w');
  try {
    await handle.write(Buffer.concat([film, head]));
    await handle.truncate(bytes);
  } finally {
    await handle.close();
  }
  return file;
}
