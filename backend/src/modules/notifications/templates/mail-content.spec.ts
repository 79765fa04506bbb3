import { toText } from './mail-content.js';
import { toHtml } from './mail-html.js';

const content = {
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

const DAY = {
  paper: '#fbf7f0',
  surface: '#fffdf9',
  line: '#e5dac8',
  ink: '#22302b',
  inkSoft: '#55625b',
  accent: '#6b3f6e',
  onAccent: '#fdf8fc',
};
const DARK = {
  paper: '#1c161d',
  surface: '#261e28',
  line: '#41344a',
  ink: '#f1ead9',
  inkSoft: '#b6c2b4',
  accent: '#d3a9d6',
  onAccent: '#22122a',
};
const LOOK = { language: 'en' as const, colours: { light: DAY, dark: DARK } };

const FRAME = {
  place: 'Willow & House',
  contact: 'ines@willow.example',
  legal: [{ label: 'Terms', url: 'https://sanctum.example/terms' }],
  words: { copyAddress: (url: string) => `Or copy this link: ${url}`, leave: 'No more of these' },
};

describe('the content of an email', () => {
  test('shows a URL once in the text version, and behind link texts', () => {
    const url = 'https://sanctum.example/counted/1';
    const paragraphs = [
      ['See ', { label: 'https://a.example/x', url }],
      ['Or ', { label: 'this', url: 'https://b.example' }],
    ];
    expect(toText({ ...content, paragraphs }, FRAME)).toContain(
      'See https://a.example/x\n\nOr this (https://b.example)',
    );
  });

  test('shows people’s texts as text, never as tags', () => {
    const html = toHtml(content, FRAME, LOOK);
    expect(html).toContain('Hello &lt;Rosa&gt;');
    expect(html).toContain('The &lt;b&gt;Rooted&lt;/b&gt; Mother');
    expect(html).toContain('href="https://sanctum.example/x?a=1&amp;b=2"');
    expect(html).not.toContain('<b>');
  });

  test('says the same without HTML', () => {
    expect(toText(content, { ...FRAME, leave: 'https://sanctum.example/leave' })).toBe(`Hello <Rosa>

Tom & "Jerry"

The <b>Rooted</b> Mother: $97.00
Total: $97.00

Open:
https://sanctum.example/x?a=1&b=2

That's all

--${' '}
Willow & House
ines@willow.example
Terms: https://sanctum.example/terms

No more of these:
https://sanctum.example/leave
`);
  });

  test('names the site, and links to its contact and legal pages', () => {
    const html = toHtml(content, FRAME, LOOK);
    expect(html).toContain('Willow &amp; House');
    expect(html).toContain('href="mailto:ines@willow.example"');
    expect(html).toContain('href="https://sanctum.example/terms"');
  });

  test('uses the site’s colors, light and dark', () => {
    const html = toHtml(content, FRAME, LOOK);
    expect(html).toContain('background:#6b3f6e;color:#fdf8fc');
    expect(html).not.toContain('#2f5d50');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{[^@]*background: #d3a9d6 !important/);
  });

  test('is previewed in one color scheme, whatever the reader prefers, and runs nothing', () => {
    const [day, dark] = (['light', 'dark'] as const).map((scheme) =>
      toHtml(content, FRAME, { ...LOOK, scheme }),
    );
    expect(day).not.toContain(DARK.accent);
    expect(dark).toContain(`.page { background: ${DARK.paper} !important`);
    expect(day + dark!).not.toContain('prefers-color-scheme');
    for (const preview of [day, dark]) expect(preview).toContain(`content="default-src 'none'`);
  });

  test('loads nothing from anywhere', () =>
    expect(toHtml(content, FRAME, LOOK)).not.toMatch(/<img|<link|@import|src=|url\(/));
});
