import { withoutPlace } from './without-place.js';

const box = (type: string, ...inside: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(inside.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const PLACE = '+52.5200+013.4050/';
const video = (...beside: Buffer[]) =>
  Buffer.concat([
    box('ftyp', 'isom'),
    box('moov', box('mvhd', 'how long'), box('trak', box('tkhd', 'how large'), ...beside), ...beside),
    box('mdat', 'pictures and sound'),
    ...beside,
  ]);

test.each(['udta', 'meta', 'uuid'])(
  'the location in a box %s is gone, and nothing else has moved',
  (type) => {
    const told = video(box(type, PLACE));
    const cleaned = withoutPlace(video(box(type, PLACE)));
    expect(told.includes(PLACE)).toBe(true);
    expect(cleaned.includes(PLACE)).toBe(false);
    expect(cleaned).toEqual(video(box('free', Buffer.alloc(PLACE.length))));
  },
);

test('a video without metadata stays as it is', () => {
  expect(withoutPlace(video())).toEqual(video());
});

describe('a separate track in which a phone records its location every second', () => {
  const numbers = (...all: number[]) => {
    const bytes = Buffer.alloc(all.length * 4);
    for (const [n, number] of all.entries()) bytes.writeUInt32BE(number, n * 4);
    return bytes;
  };
  const track = (handler: string, tables: Buffer[]) =>
    box(
      'trak',
      box('mdia', box('hdlr', `........${handler}`, Buffer.alloc(12)), box('minf', box('stbl', ...tables))),
    );
  /** Three samples in two chunks, two of them in the first chunk. */
  const toldIn = (handler: string, sizes: Buffer) => {
    const pieces = ['sound', '+52.5', '+13.4', 'picture', '+52.6', 'end'];
    const head = box('ftyp', 'qt  ');
    const data = box('mdat', ...pieces);
    const at = (piece: number) => head.length + 8 + pieces.slice(0, piece).join('').length;
    const tables = [
      box('stsz', sizes),
      box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)),
      box('stco', numbers(0, 2, at(1), at(4))),
    ];
    return Buffer.concat([head, data, box('moov', box('mvhd', 'how long'), track(handler, tables))]);
  };

  test.each([
    ['of sizes of their own', numbers(0, 0, 3, 5, 5, 5)],
    ['of one size', numbers(0, 5, 3)],
  ])('is emptied, with samples %s, and picture and sound stay', (_, sizes) => {
    const cleaned = withoutPlace(toldIn('meta', sizes)).toString('latin1');
    expect(cleaned).not.toMatch(/52|13/);
    expect(cleaned).not.toContain('trak');
    expect(cleaned).toMatch(/sound\0{10}picture\0{5}end/);
  });

  test('for anything else stays as it is', () => {
    const video = toldIn('soun', numbers(0, 5, 3));
    expect(withoutPlace(video)).toEqual(video);
  });

  test('with samples beyond the end of the video does no harm', () => {
    const video = toldIn('meta', numbers(0, 0xffffffff, 0xffffffff));
    expect(withoutPlace(video)).toHaveLength(video.length);
  });
});
