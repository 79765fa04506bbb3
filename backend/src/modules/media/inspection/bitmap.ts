import { broken } from './upload-refusal.js';

export interface RawPicture {
  pixels: Buffer;
  width: number;
  height: number;
}

const MAX_EDGE = 30_000;

/** Decodes an uncompressed bitmap of 24 or 32 bits, as Windows writes it, which sharp does not read. */
export function readBitmap(bytes: Buffer, maxPixels: number): RawPicture {
  if (bytes.length < 54) throw broken('the image is damaged');
  const start = bytes.readUInt32LE(10);
  const width = bytes.readInt32LE(18);
  const rows = bytes.readInt32LE(22);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  const height = Math.abs(rows);
  if (width < 1 || height < 1 || width > MAX_EDGE || height > MAX_EDGE) throw broken('the image is damaged');
  if (width * height > maxPixels) throw broken('the image has too many pixels');
  const isPlain =
    (bits === 24 && compression === 0) || (bits === 32 && (compression === 0 || compression === 3));
  if (!isPlain) throw broken('this kind of bitmap isn’t supported. Save it as PNG');
  const step = bits / 8;
  // Each row fills whole units of four bytes.
  const stride = Math.ceil((width * step) / 4) * 4;
  if (start + stride * height > bytes.length) throw broken('the image is damaged');
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    // Rows go from bottom to top, unless the height is negative.
    let from = start + (rows > 0 ? height - 1 - y : y) * stride;
    let to = y * width * 3;
    for (let x = 0; x < width; x++, from += step, to += 3) {
      pixels[to] = bytes[from + 2]!;
      pixels[to + 1] = bytes[from + 1]!;
      pixels[to + 2] = bytes[from]!;
    }
  }
  return { pixels, width, height };
}
