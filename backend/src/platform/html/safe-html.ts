import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { DIRECTION_CONTROLS, tidyText } from '../../kernel/text.js';
import { MAIL_TEXT, RICH_TEXT, type RichTextRules } from './rich-text.js';

const require = createRequire(import.meta.url);

/** Loaded with the first text, because it takes 10 MB and most servers' coaches are not writing. */
const sanitize = (html: string, options: sanitizeHtml.IOptions): string =>
  (require('sanitize-html') as typeof sanitizeHtml)(html, options);

/** Size limit before anything parses the HTML (product rule 7.1). */
export const RICH_TEXT_LIMIT = 100_000;
const DEPTH_LIMIT = 30;

type Rules = Required<
  Pick<sanitizeHtml.IOptions, 'allowedAttributes' | 'transformTags' | 'allowedSchemes' | 'nestingLimit'>
> & { allowedTags: string[]; allowProtocolRelative: false };

function rulesFor({ elements, attributes, values }: RichTextRules): Rules {
  const patterns = Object.entries(values).map(([name, value]) => [name, new RegExp(value, 'i')] as const);
  const fitting = (found: sanitizeHtml.Attributes): sanitizeHtml.Attributes => {
    const unfit = patterns.filter(([name, value]) => !value.test(found[name] ?? '')).map(([name]) => name);
    return Object.fromEntries(Object.entries(found).filter(([name]) => !unfit.includes(name)));
  };
  return {
    allowedTags: elements,
    allowedAttributes: attributes,
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: DEPTH_LIMIT,
    transformTags: {
      '*': (tagName, found) => ({ tagName, attribs: fitting(found) }),
      a: (tagName, found) => ({
        tagName,
        attribs: { ...found, rel: 'noopener noreferrer', target: '_blank' },
      }),
    },
  };
}

const LESSON_RULES = rulesFor(RICH_TEXT);
const MAIL_RULES = rulesFor(MAIL_TEXT);

const TABLE_PARTS = ['thead', 'tbody', 'tr', 'th', 'td'];
/** A browser drops rows and cells without a table. */
const withoutTables = (rules: Rules): Rules => ({
  ...rules,
  allowedTags: rules.allowedTags.filter((name) => !TABLE_PARTS.includes(name)),
});

function cleaned(html: string, rules: Rules): string {
  const safe = sanitize(html, /<table/i.test(html) ? rules : withoutTables(rules)).replaceAll(
    DIRECTION_CONTROLS,
    '',
  );
  return isVisible(safe) ? safe : '';
}

/**
 * Keeps the elements that a coach may use. Removes scripts, styles, frames, forms and foreign images. Direction controls
 * are removed, and a text without visible content becomes empty.
 */
export const safeHtml = (html: string): string => cleaned(html, LESSON_RULES);

/** Cleans an email to many, which may also have pictures, buttons and products. */
export const safeMailHtml = (html: string): string => cleaned(html, MAIL_RULES);

const HTML_TAG = /<[^>]*>/g;

/** Elements that are visible without words. */
const VISIBLE = /<hr|data-asset=|data-product=/;

/** Returns whether there is anything to see: elements and invisible characters alone are not a text. */
const isVisible = (html: string): boolean =>
  VISIBLE.test(html) || tidyText(html.replaceAll(HTML_TAG, '').replaceAll('&nbsp;', ' ')) !== '';
