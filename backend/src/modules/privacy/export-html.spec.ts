import { coverHtml, pageHtml, readMe, type Telling } from './export-html.js';
import { ExportWords } from './export-words.js';
import { safeFileName } from './export-names.js';

const TELLING: Telling = {
  now: new Date('2027-03-01T09:00:00Z'),
  timeZone: 'America/New_York',
  place: 'Willow & House',
  words: new ExportWords('en'),
};
const page = (entries: Parameters<typeof pageHtml>[0]['entries']) =>
  pageHtml({ name: 'notes', title: 'Your notes', lead: 'What you wrote.', entries }, TELLING);

test('people’s texts stay text everywhere', () => {
  const bite = `"><img src=x onerror='alert(1)'>`;
  const html = page([{ title: bite, facts: { [bite]: bite }, text: bite }]);
  expect(html).not.toContain('<img');
  expect(html.match(/&quot;&gt;&lt;img/g)).toHaveLength(4);
});

test('nothing can run in a page, and a page loads nothing', () => {
  const html = page([]);
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(html).not.toMatch(/https?:/);
});

test('times use the member’s own time zone', () => {
  expect(page([{ title: 'A', facts: { Written: TELLING.now } }])).toContain('March 1, 2027 at 4:00 AM');
  expect(readMe(TELLING)).toContain('March 1, 2027 at 4:00 AM');
});

test('the site has the coach’s name for it, and no other', () => {
  const cover = coverHtml([], TELLING);
  expect(cover).toContain('· Willow &amp; House</title>');
  expect(cover).toContain('everything Willow &amp; House stored');
  expect(readMe(TELLING)).toContain('Your data from Willow & House\n');
  expect(cover + page([]) + readMe(TELLING)).not.toContain('Sanctum');
});

test('unknown values are left out, zeros are not', () => {
  const html = page([{ title: 'A', facts: { Phone: null, Bio: '', Second: 0 } }]);
  expect(html).not.toContain('Phone');
  expect(html).not.toContain('Bio');
  expect(html).toContain('<dd>0</dd>');
});

test('an empty page says so, and so does the cover', () => {
  expect(page([])).toContain('Nothing here.');
  const cover = coverHtml([{ name: 'notes', title: 'Your notes', lead: '', entries: [] }], TELLING);
  expect(cover).toContain('<span class="count">none</span>');
  expect(cover).toContain('href="pages/notes.html"');
});

test.each([
  ['me.webp', 'me.webp'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a\\b:c*.png', 'a_b_c_.png'],
  ['...', 'file'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(116)}.png`],
])('the file %j is stored as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

describe('an export in Spanish', () => {
  const spanish = { ...TELLING, words: new ExportWords('es') };

  test('has labels, headings and dates in Spanish, and people’s texts as they are', () => {
    const html = pageHtml(
      {
        name: 'orders',
        title: 'Your orders',
        lead: 'What’s in your cart.',
        entries: [
          {
            title: 'Order S-1',
            facts: { Written: TELLING.now, Status: 'partially refunded' },
            text: 'Status',
          },
          { title: 'A module is open: Coming home to quiet', facts: {} },
        ],
      },
      spanish,
    );
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<h1>Tus pedidos</h1>');
    expect(html).toContain('Pedido S-1');
    expect(html).toMatch(/<dt>Escrito<\/dt><dd>1 de marzo de 2027 a las 4:00</);
    expect(html).toContain('<dt>Estado</dt><dd>parcialmente reembolsado</dd>');
    expect(html).toContain('<p class="words">Status</p>');
    expect(html).toContain('Se abrió un módulo: Coming home to quiet');
    expect(html).toContain('← Tus datos');
  });

  test('has a Spanish cover and start page', () => {
    expect(coverHtml([], spanish)).toContain('Esto es todo lo que Willow &amp; House guardaba sobre ti');
    expect(readMe(spanish)).toContain('Tus datos de Willow & House\n');
  });
});
