import { HOSTILE_MARKUP } from '../../backend/test/hostile/markup';

/** Of the fields that are shorter than the list: so many, evenly from all of it. */
const SAMPLES = 12;

/** What can be stored at all; the rest the server refuses (`STORABLE` there). */
export const STORABLE = HOSTILE_MARKUP.filter((payload) => /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u.test(payload));

/** All payloads that fit, joined until a field is full, and begun anew. */
export function pieces(limit: number): string[] {
  const filled: string[] = [];
  for (const payload of STORABLE.filter(({ length }) => length <= limit)) {
    const joined = `${filled.at(-1) ?? ''} ${payload}`;
    if (filled.length > 0 && joined.length <= limit) filled[filled.length - 1] = joined;
    else filled.push(payload);
  }
  return filled;
}

/** Payloads as plain text: no more than some samples of a short field. */
export function fill(limit: number): string[] {
  const filled = pieces(limit);
  const step = Math.max(1, filled.length / SAMPLES);
  return filled.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
}
