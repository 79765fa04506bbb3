import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { DIRECTION_CONTROLS, tidyText } from '../../kernel/text.js';
import { RICH_TEXT } from './rich-text.js';

const require = createRequire(import.meta.url);

/** Loaded with the first text, because it takes 10 MB and most servers' coaches are not writing. */
const sanitize = (html: string, options: sanitizeHtml.IOptions): string =>
  (require('sanitize-html') as typeof sanitizeHtml)(html, options);

/** Size limit before anything parses the HTML (product rule 7.1). */
export const RICH_TEXT_LIMIT = 100_000;
const DEPTH_LIMIT = 30;

const VALUES = Object.entries(RICH_TEXT.values).map(
  ([name, value]) => [name, new RegExp(value, 'i')] as const,
);

const fitting = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes => {
  const unfit = VALUES.filter(([name, value]) => !value.test(attributes[name] ?? '')).map(([name]) => name);
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !unfit.includes(name)));
};

const RULES = {
  allowedTags: RICH_TEXT.elements,
  allowedAttributes: RICH_TEXT.attributes,
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: DEPTH_LIMIT,
  transformTags: {
    '*': (tagName: string, attributes: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: fitting(attributes),
    }),
    a: (tagName: string, attributes: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: { ...attributes, rel: 'noopener noreferrer', target: '_blank' },
    }),
  },
} satisfies sanitizeHtml.IOptions;

const TABLE_PARTS = ['thead', 'tbody', 'tr', 'th', 'td'];
/** A browser drops rows and cells without a table. */
const WITHOUT_TABLES = {
  ...RULES,
  allowedTags: RULES.allowedTags.filter((name) => !TABLE_PARTS.includes(name)),
};

/**
 * Keeps the elements that a coach may use. Removes scripts, styles, frames, forms and foreign images. Direction controls
 * are removed, and a text without visible content becomes empty.
 */
export const safeHtml = (html: string): string => {
  const rules = /<table/i.test(html) ? RULES : WITHOUT_TABLES;
  const safe = sanitize(html, rules).replaceAll(DIRECTION_CONTROLS, '');
  return isVisible(safe) ? safe : '';
};

const HTML_TAG = /<[^>]*>/g;

/** Returns whether there are words or a horizontal line: elements and invisible characters alone are not a text. */
const isVisible = (html: string): boolean =>
  html.includes('<hr') || tidyText(html.replaceAll(HTML_TAG, '').replaceAll('&nbsp;', ' ')) !== '';
