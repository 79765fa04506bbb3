/** HTML that the coach may use. The contract publishes it, and browsers clean by the same lists. */
export const RICH_TEXT = {
  elements: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'a'],
  ],
  attributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  /** Addresses outside, of this site, and within the page, as a regular expression without regard to case. */
  address: String.raw`^(?:https://|mailto:|/(?![/\\])|#)`,
};
