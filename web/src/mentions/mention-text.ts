import type { Schemas } from '@sanctum/openapi';

export type Mention = Schemas['MentionResponse'];

/** Mentions the writer has chosen: the label after the @, and the account's id. */
export type Known = ReadonlyMap<string, string>;

export const NOBODY: Known = new Map();

const TOKEN = /@\[([0-9a-f-]{36})\]/g;

/** Converts a text for editing, with names instead of ids. */
export function forWriting(text: string, mentions: readonly Mention[]): { text: string; known: Known } {
  const known = new Map<string, string>();
  const words = text.replaceAll(TOKEN, (token, id: string) => {
    const mention = mentions.find(({ accountId }) => accountId === id);
    return mention ? `@${rememberedAs(known, mention.accountId, mention.name)}` : token;
  });
  return { text: words, known };
}

/** Converts a text for sending, with ids instead of the chosen names. */
export function forSending(text: string, known: Known): string {
  const longestFirst = [...known].toSorted(([one], [other]) => other.length - one.length);
  return longestFirst.reduce((sent, [label, id]) => sent.replaceAll(`@${label}`, `@[${id}]`), text);
}

/** Returns the label of a person in the text: the name, numbered if another person in the text has the same one. */
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

/** Matches the name being typed after an @: one or two words up to the caret. */
const BEGUN = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u;

export interface Begun {
  /** Position of the @. */
  at: number;
  q: string;
}

export function begunAt(text: string, caret: number): Begun | null {
  const found = BEGUN.exec(text.slice(0, caret));
  return found ? { at: caret - found[1]!.length - 1, q: found[1]!.trim() } : null;
}
