import sanitizeHtml from 'sanitize-html';
import { DIRECTION_CONTROLS, tidyText } from '../../kernel/text.js';
import { RICH_TEXT } from './rich-text.js';

/** Size limit before anything parses the HTML (product rule 7.1). */
export const RICH_TEXT_LIMIT = 100_000;
const DEPTH_LIMIT = 30;

const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'a'];
const CELLS = ['tr', 'th', 'td'];

const ADDRESS = new RegExp(RICH_TEXT.address, 'i');

const RULES = {
  allowedTags: RICH_TEXT.elements,
  allowedAttributes: RICH_TEXT.attributes,
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: DEPTH_LIMIT,
  transformTags: {
    a: (tagName: string, { href = '' }: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: { ...(ADDRESS.test(href) && { href }), rel: 'noopener noreferrer', target: '_blank' },
    }),
  },
} satisfies sanitizeHtml.IOptions;

/**
 * Keeps the elements that a coach may use. Removes scripts, styles, frames, forms, foreign images and direction
 * controls, and turns table rows into lines. A text without visible content becomes empty.
 */
export const safeHtml = (html: string): string => {
  const cells = sanitizeHtml(html, { ...RULES, allowedTags: [...RULES.allowedTags, ...CELLS] });
  const safe = sanitizeHtml(cells.replaceAll(ROW, asLine), RULES).replaceAll(DIRECTION_CONTROLS, '');
  return isVisible(safe) ? safe : '';
};

const HTML_TAG = /<[^>]*>/g;

/** Returns whether there are words or a horizontal line: elements and invisible characters alone are not a text. */
const isVisible = (html: string): boolean =>
  html.includes('<hr') || tidyText(html.replaceAll(HTML_TAG, '').replaceAll('&nbsp;', ' ')) !== '';

const ROW = /<tr>((?:(?!<tr>)[^])*?)<\/tr>/g;
const BETWEEN_CELLS = /<\/t[dh]>\s*<t[dh]>/g;

function asLine(_: string, row: string): string {
  const cells = row
    .trim()
    .split(BETWEEN_CELLS)
    .map((cell) => sanitizeHtml(cell, { ...RULES, allowedTags: INLINE }).trim());
  return `<p>${cells.join(' | ')}</p>`;
}
