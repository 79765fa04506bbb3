import { encode } from 'uqr';

/** Draws the squares of a QR code as one path; returns it with the picture's side length. */
export function qrPath(text: string) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
