import { badRequest } from '../../kernel/errors.js';

/** `If-Match: "3"` or `If-Match: 3` → 3; absent → undefined. */
export function versionOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const match = /^"?(\d{1,9})"?$/.exec(header.trim());
  if (!match) throw badRequest('bad_if_match', 'If-Match takes the version of what was read');
  return Number(match[1]);
}
