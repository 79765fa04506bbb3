import { holdsAddress, ONE_LINE } from '../../backend/src/kernel/person-name';
import { HOSTILE_MARKUP } from '../../backend/test/hostile/markup';

/** Number of samples, taken evenly from the whole list, for fields too short to hold the list. */
const SAMPLES = 12;

/** Payloads that can be stored; the server refuses the rest (`STORABLE` there). */
export const STORABLE = HOSTILE_MARKUP.filter((payload) => /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u.test(payload));

/** Payloads that can be a person's name, which can't contain an address. */
export const NAMES = STORABLE.filter((payload) => ONE_LINE.test(payload) && !holdsAddress(payload));

/** All payloads that fit into the limit, joined into as few texts as possible. */
export function pieces(limit: number, payloads: readonly string[] = STORABLE): string[] {
  const filled: string[] = [];
  for (const payload of payloads.filter(({ length }) => length <= limit)) {
    const joined = `${filled.at(-1) ?? ''} ${payload}`;
    if (filled.length > 0 && joined.length <= limit) filled[filled.length - 1] = joined;
    else filled.push(payload);
  }
  return filled;
}

/** Payloads as plain text; only some samples for a short field. */
export function fill(limit: number): string[] {
  const filled = pieces(limit);
  const step = Math.max(1, filled.length / SAMPLES);
  return filled.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
}
