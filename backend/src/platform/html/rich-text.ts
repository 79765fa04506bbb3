/** Allowed elements, their attributes, and patterns of values. */
export interface RichTextRules {
  elements: string[];
  attributes: Record<string, string[]>;
  values: Record<string, string>;
}

/** HTML that the coach may use. The contract publishes these lists, and browsers use them to clean too. */
export const RICH_TEXT = {
  elements: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'aside',
    'pre',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'code',
    'a',
  ],
  attributes: {
    a: ['href', 'rel', 'target'],
    ol: ['start'],
    h2: ['data-align'],
    h3: ['data-align'],
    h4: ['data-align'],
    p: ['data-align'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  /**
   * Regular expressions, without regard to case, for attributes that do not take everything. Addresses are outside, of
   * this site, or within the page.
   */
  values: {
    href: String.raw`^(?:https://|mailto:|/(?![/\\])|#)`,
    start: String.raw`^\d{1,4}$`,
    'data-align': '^(?:center|right)$',
    colspan: String.raw`^[1-9]\d?$`,
    rowspan: String.raw`^[1-9]\d?$`,
  },
};

const UUID = String.raw`^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$`;

/** HTML of an email to many: also pictures of the library, buttons, and products, which are shown as they are now. */
export const MAIL_TEXT: RichTextRules = {
  elements: [...RICH_TEXT.elements, 'img', 'div'],
  attributes: {
    ...RICH_TEXT.attributes,
    img: ['data-asset', 'alt'],
    div: ['data-button', 'data-product'],
  },
  values: { ...RICH_TEXT.values, 'data-asset': UUID, 'data-product': UUID },
};
