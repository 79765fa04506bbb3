import { outlined } from './outlines.js';

test('a line becomes shapes with a width, in any script our fonts have', async () => {
  for (const text of ['Willow House', 'Łucka', 'Мария']) {
    const line = await outlined(text, 100);
    expect(line!.svg).toMatch(/^<path transform=/);
    expect(line!.width).toBeGreaterThan(text.length * 20);
    expect(line!.ink.top).toBeLessThan(-40);
  }
});

test('twice the size is twice as wide', async () => {
  const [one, two] = await Promise.all([outlined('Willow', 50), outlined('Willow', 100)]);
  expect(two!.width).toBeCloseTo(one!.width * 2);
});

test.each(['', '   ', '小雨', '🌱'])('%j has no shape', async (text) => {
  expect(await outlined(text, 100)).toBeUndefined();
});
