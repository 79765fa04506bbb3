import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { hiddenName, NotOurs, seal, unseal } from './sealed.js';

const KEY = 'a key of this test that is long enough';

const sealed = (bytes: Buffer, name = 'a', key = KEY) => buffer(seal(key, name, [bytes]));
const opened = (bytes: Buffer, name = 'a', key = KEY) => buffer(unseal(key, name, [bytes]));

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('%i bytes survive sealing and unsealing', async (length) => {
  const bytes = randomBytes(length);
  expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
});

it('bytes that arrive in other pieces survive too', async () => {
  const bytes = randomBytes(150_000);
  const whole = await sealed(bytes);
  const crumbs = Array.from({ length: Math.ceil(whole.length / 999) }, (_, i) =>
    whole.subarray(i * 999, (i + 1) * 999),
  );
  expect((await buffer(unseal(KEY, 'a', crumbs))).equals(bytes)).toBe(true);
});

it('nothing can be read without the key, and the same bytes look different each time', async () => {
  const bytes = Buffer.from('Rosa Lind, rosa@example.org'.repeat(10));
  const first = await sealed(bytes);
  const second = await sealed(bytes);
  expect(first.includes('Rosa')).toBe(false);
  expect(first.equals(second)).toBe(false);
});

describe('a file is refused that', () => {
  const bytes = randomBytes(140_000);

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['has one changed bit', (whole) => whole.fill(whole[70_000]! ^ 1, 70_000, 70_001)],
    ['is incomplete', (whole) => whole.subarray(0, -1)],
    ['is incomplete after a whole piece', (whole) => whole.subarray(0, 40 + 2 * 65_552)],
    ['has lost a piece', (whole) => Buffer.concat([whole.subarray(0, 40), whole.subarray(40 + 65_552)])],
    ['is longer', (whole) => Buffer.concat([whole, Buffer.from('x')])],
    ['is no sealed file', () => randomBytes(100)],
    ['is empty', () => Buffer.alloc(0)],
  ])('%s', async (_what, change) => {
    await expect(opened(change(await sealed(bytes)))).rejects.toThrow(NotOurs);
  });

  it('was renamed', async () => {
    await expect(opened(await sealed(bytes, 'a'), 'b')).rejects.toThrow(NotOurs);
  });

  it('was sealed with another key', async () => {
    await expect(opened(await sealed(bytes), 'a', `${KEY}!`)).rejects.toThrow(NotOurs);
  });
});

it('a hidden name is the same for the same facts, and reveals nothing without the key', () => {
  expect(hiddenName(KEY, 'media/1', 'x', 5)).toBe(hiddenName(KEY, 'media/1', 'x', 5));
  expect(hiddenName(KEY, 'media/1', 'x', 5)).not.toBe(hiddenName(KEY, 'media/1', 'x5'));
  expect(hiddenName(`${KEY}!`, 'media/1')).not.toBe(hiddenName(KEY, 'media/1'));
});
