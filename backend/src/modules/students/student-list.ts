import { isId } from '../../kernel/ids.js';

/** A part of a word as a pattern for ILIKE; what people type has no wildcards. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 100 && value.every(isId);
