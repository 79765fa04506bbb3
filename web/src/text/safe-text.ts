import { RICH_TEXT } from '@sanctum/openapi/rich-text';
import DOMPurify, { type Config } from 'dompurify';

const attributes = Object.values(RICH_TEXT.attributes).flat();

/**
 * The server's rules for cleaning. DOMPurify's own list is longer: it allows foreign pictures, forms and styles, which
 * could load something or imitate this site if the server ever let them pass.
 */
const ALLOWED: Config = {
  ALLOWED_TAGS: [...RICH_TEXT.elements, '#text'],
  ALLOWED_ATTR: attributes,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href'),
  ALLOWED_URI_REGEXP: new RegExp(RICH_TEXT.values.href, 'i'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const ATTRIBUTES: Record<string, readonly string[]> = RICH_TEXT.attributes;
const VALUES: Record<string, string | undefined> = RICH_TEXT.values;

function createCleaner() {
  const created = DOMPurify(window);
  // By element and value, which its own lists of attributes don't tell apart.
  created.addHook('uponSanitizeAttribute', ({ localName }, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    attribute.keepAttr =
      (ATTRIBUTES[localName]?.includes(name) ?? false) && new RegExp(VALUES[name] ?? '', 'i').test(value);
  });
  return created;
}

let cleaner: ReturnType<typeof createCleaner> | undefined;

export const safeText = (html: string): string => (cleaner ??= createCleaner()).sanitize(html, ALLOWED);
