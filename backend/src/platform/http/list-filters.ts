import { isId } from '../../kernel/ids.js';
import { STORABLE } from '../../kernel/text.js';

/** What may be typed into a search field. */
export const isSearch = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length <= 100 && STORABLE.test(raw);

/** A part of a word as a pattern for ILIKE; what people type has no wildcards. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 100 && value.every(isId);
