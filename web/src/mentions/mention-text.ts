import type { components } from '@sanctum/openapi';

export type Mention = components['schemas']['MentionResponse'];

/** Whom the writer has chosen: what stands behind the @, and whose account that is. */
export type Known = ReadonlyMap<string, string>;

export const NOBODY: Known = new Map();

const TOKEN = /@\[([0-9a-f-]{36})\]/g;

/** A text as its writer reads and changes it, with names instead of ids. */
export function forWriting(text: string, mentions: readonly Mention[]): { text: string; known: Known } {
  const known = new Map<string, string>();
  const words = text.replaceAll(TOKEN, (token, id: string) => {
    const mention = mentions.find(({ accountId }) => accountId === id);
    return mention ? `@${rememberedAs(known, mention.accountId, mention.name)}` : token;
  });
  return { text: words, known };
}

/** A text as it is sent, with ids instead of the names that were chosen. */
export function forSending(text: string, known: Known): string {
  const longestFirst = [...known].toSorted(([one], [other]) => other.length - one.length);
  return longestFirst.reduce((sent, [label, id]) => sent.replaceAll(`@${label}`, `@[${id}]`), text);
}

/** How somebody is called in the text: by her name, with a number behind it when another one has that name there. */
export function labelOf(known: Known, id: string, name: string): string {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? name : `${name} (${number})`;
    if (!known.has(label) || known.get(label) === id) return label;
  }
}

function rememberedAs(known: Map<string, string>, id: string, name: string): string {
  const label = labelOf(known, id, name);
  known.set(label, id);
  return label;
}

/** A name that is being typed behind an @: one or two words up to the caret. */
const BEGUN = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u;

export interface Begun {
  /** Where the @ stands. */
  at: number;
  q: string;
}

export function begunAt(text: string, caret: number): Begun | null {
  const found = BEGUN.exec(text.slice(0, caret));
  return found ? { at: caret - found[1]!.length - 1, q: found[1]!.trim() } : null;
}
