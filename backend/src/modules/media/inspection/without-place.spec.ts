import { withoutPlace } from './without-place.js';

const box = (type: string, ...inside: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(inside.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const PLACE = '+52.5200+013.4050/';
const film = (...beside: Buffer[]) =>
  Buffer.concat([
    box('ftyp', 'isom'),
    box('moov', box('mvhd', 'how long'), box('trak', box('tkhd', 'how large'), ...beside), ...beside),
    box('mdat', 'pictures and sound'),
    ...beside,
  ]);

test.each(['udta', 'meta', 'uuid'])('the place in a box %s is gone, and nothing else has moved', (type) => {
  const [told, cleaned] = [film(box(type, PLACE)), withoutPlace(film(box(type, PLACE)))];
  expect(told.includes(PLACE)).toBe(true);
  expect(cleaned.includes(PLACE)).toBe(false);
  expect(cleaned).toEqual(film(box('free', Buffer.alloc(PLACE.length))));
});

test('a film that tells nothing beside stays as it is', () => {
  expect(withoutPlace(film())).toEqual(film());
});
