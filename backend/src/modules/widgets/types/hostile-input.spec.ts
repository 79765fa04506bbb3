import { HOSTILE_ADDRESSES, impostersOf } from '../../../../test/hostile/addresses.js';
import { HOSTILE_MARKUP, MARKUP_SHAPES } from '../../../../test/hostile/markup.js';
import { readSettings } from './settings.js';
import type { WidgetType } from './widget-types.js';

const TAG =
  /<\/?(?:h[234]|p|br|hr|blockquote|aside|table|thead|tbody|tr|th|td|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|sub|sup|mark|code|pre|a)(?: href="([^"<>]*)"| rel="noopener noreferrer"| target="_blank"| start="[^"<>]*")*(?: \/)?>/g;

const isTaken = (type: WidgetType, settings: object): boolean => {
  try {
    readSettings(type, settings);
    return true;
  } catch {
    return false;
  }
};

/** Returns the HTML that a text widget keeps; empty if the content cannot be stored at all. */
const cleaned = (content: string): string =>
  isTaken('text', { content }) ? readSettings('text', { content }).content : '';

/** Returns whether the HTML contains forbidden markup, or an address that may not be linked. */
const isActive = (html: string): boolean => {
  const leads = [...html.matchAll(TAG)].map(([, href = '']) => new URL(href, 'https://sanctum.test/lesson'));
  return (
    html.replaceAll(TAG, '').includes('<') ||
    !leads.every(({ protocol }) => /^(https|mailto):$/.test(protocol))
  );
};

test('three hundred pieces of hostile markup leave only the tags and addresses that a text may have', () => {
  expect(new Set(MARKUP_SHAPES).size).toBeGreaterThanOrEqual(300);
  expect(HOSTILE_MARKUP.map(cleaned).filter(isActive)).toEqual([]);
});

test('hostile markup leaves nothing when it is cleaned twice or next to another piece', () => {
  const again = HOSTILE_MARKUP.map(cleaned);
  expect(again.map(cleaned)).toEqual(again);
  const pairs = HOSTILE_MARKUP.map((markup, index) => `${markup}${HOSTILE_MARKUP.at(index - 1)}`);
  expect(pairs.map(cleaned).filter(isActive)).toEqual([]);
});

test('a link in a text keeps none of two hundred hostile addresses', () => {
  const links = HOSTILE_ADDRESSES.map((url) => `<a href="${url.replaceAll('"', '&quot;')}">x</a>`);
  expect(links.map(cleaned).filter(isActive)).toEqual([]);
});

const FIELDS = [
  ['button', (url: string) => ({ label: 'x', url })],
  ['calendly', (url: string) => ({ url })],
  ['typeform', (url: string) => ({ url })],
  ['video_link', (url: string) => ({ url })],
] as const;

test.each(FIELDS)('more than a hundred and fifty hostile addresses are refused for %s', (type, settings) => {
  expect(new Set(HOSTILE_ADDRESSES).size).toBeGreaterThanOrEqual(150);
  expect(HOSTILE_ADDRESSES.filter((url) => isTaken(type, settings(url)))).toEqual([]);
});

test.each(['calendly', 'typeform'] as const)(
  'a frame of %s refuses hosts whose names only look like it',
  (type) => {
    expect(impostersOf(`${type}.com`).filter((url) => isTaken(type, { url }))).toEqual([]);
    expect(isTaken(type, { url: `https://${type}.com/maren/talk?a=b#c` })).toBe(true);
    expect(isTaken(type, { url: `https://maren.${type}.com/to/Abc` })).toBe(true);
  },
);

test('a button can link to any host with https, and to our own pages', () => {
  const good = [
    'https://example.org',
    'https://m\u00fcller.example:8443/a%20b?c=d#e',
    '/',
    '/library?q=a#b',
    '/a/b.c/',
  ];
  expect(good.filter((url) => !isTaken('button', { label: 'x', url }))).toEqual([]);
});
