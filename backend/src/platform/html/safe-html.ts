import sanitizeHtml from 'sanitize-html';

/** A size cap before anything reads the HTML (product rule 7.1). */
export const RICH_TEXT_LIMIT = 100_000;
const DEPTH_LIMIT = 30;

/** What a coach may write; scripts, styles, frames, forms and foreign images are removed. */
export const safeHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'blockquote',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
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
      'pre',
      'a',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: DEPTH_LIMIT,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
  });
