import { encode } from 'uqr';

/** The squares of a QR code as one path, and the side of the picture they stand in. */
export function qrPath(text: string) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
