import { readNotebook, writeNotebook } from './notebook-address';

const read = (address: string) => readNotebook(new URLSearchParams(address));
const courseId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

describe('the address of the notebook', () => {
  it.each([
    ['', { q: '', courseId: null }],
    [`q=three+breaths&course=${courseId}`, { q: 'three breaths', courseId }],
  ])('"%s" means %j, and is written back the same', (address, asked) => {
    expect(read(address)).toEqual(asked);
    expect(writeNotebook(asked)).toBe(address);
  });

  it.each(['course=x', 'q=++'])('"%s" means nothing', (address) =>
    expect(read(address)).toEqual({ q: '', courseId: null }),
  );
});
