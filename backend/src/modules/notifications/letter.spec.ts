import { toHtml, toText } from './letter.js';

const letter = {
  subject: 'Hello',
  heading: 'Hello <Rosa>',
  paragraphs: ['Tom & "Jerry"'],
  rows: [
    { label: 'The <b>Rooted</b> Mother', amount: '$97.00' },
    { label: 'Total', amount: '$97.00' },
  ],
  button: { label: 'Open', url: 'https://sanctum.example/x?a=1&b=2' },
  footnote: "That's all",
};

const WORDS = { copyAddress: (url: string) => `Or copy this address: ${url}`, leave: 'No more of these' };
const LETTERHEAD = {
  ...{ place: 'Willow & House', accent: '#6b3f6e', onAccent: '#fdf8fc' },
  ...{ language: 'en' as const, words: WORDS },
};

describe('a letter', () => {
  test('shows what people wrote as text, never as tags', () => {
    const html = toHtml(letter, LETTERHEAD);
    expect(html).toContain('Hello &lt;Rosa&gt;');
    expect(html).toContain('The &lt;b&gt;Rooted&lt;/b&gt; Mother');
    expect(html).toContain('href="https://sanctum.example/x?a=1&amp;b=2"');
    expect(html).not.toContain('<b>');
  });

  test('says the same without HTML', () => {
    expect(toText(letter, { place: 'Willow House', words: WORDS })).toBe(`Hello <Rosa>

Tom & "Jerry"

The <b>Rooted</b> Mother: $97.00
Total: $97.00

Open:
https://sanctum.example/x?a=1&b=2

That's all

Willow House
`);
  });

  test('wears the colours of the place', () => {
    const html = toHtml(letter, LETTERHEAD);
    expect(html).toContain('background:#6b3f6e;color:#fdf8fc');
    expect(html).not.toContain('#2f5d50');
  });

  test('loads nothing from anywhere', () =>
    expect(toHtml(letter, LETTERHEAD)).not.toMatch(/<img|<link|@import|src=/));
});
