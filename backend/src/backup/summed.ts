import { createHash } from 'node:crypto';

/** Passes bytes through while computing their size and their SHA-256 in hex. */
export function summed(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let size = 0;
  async function* passing() {
    for await (const bytes of source) {
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
    }
  }
  return { bytes: passing(), sum: () => ({ size, checksum: hash.digest('hex') }) };
}

export async function sumOf(source: AsyncIterable<Buffer>): Promise<{ size: number; checksum: string }> {
  const { bytes, sum } = summed(source);
  for await (const _ of bytes);
  return sum();
}
