/**
 * Pattern of texts that can be stored: PostgreSQL takes neither NUL nor lone surrogates, and control characters do not
 * belong in people's texts.
 */
export const STORABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Characters that change the direction of the following text, so that it reads differently (Trojan Source). */
export const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Pattern of a visible character: no space, nothing of zero width, no filler. */
const VISIBLE = /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Removes direction controls and the space around a text. A text of only invisible characters becomes empty. */
export function tidyText(text: string): string {
  const plain = text.replaceAll(DIRECTION_CONTROLS, '').trim();
  return VISIBLE.test(plain) || !STORABLE.test(plain) ? plain : '';
}
