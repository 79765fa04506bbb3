import { RICH_TEXT } from '@sanctum/openapi/rich-text';
import DOMPurify, { type Config } from 'dompurify';

const attributes = Object.values(RICH_TEXT.attributes).flat();

/**
 * Allows what the server cleans by. DOMPurify's own list is longer; it has pictures, forms and styles of strangers in it, which would
 * ask for something or pose as ours if the server ever let them pass.
 */
const ALLOWED: Config = {
  ALLOWED_TAGS: [...RICH_TEXT.elements, '#text'],
  ALLOWED_ATTR: attributes,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
  ALLOWED_URI_REGEXP: new RegExp(RICH_TEXT.address, 'i'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

export const safeText = (html: string): string => DOMPurify.sanitize(html, ALLOWED);
