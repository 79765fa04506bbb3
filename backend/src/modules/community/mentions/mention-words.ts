/** Mention in a text, as the id of an account: `@[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa]`. */
const MENTION = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g;

/** Account ids mentioned in a text, without duplicates. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => id!)),
];

/** Matches `@everyone` as a separate word, not as part of an address. */
const EVERYONE = /(?<![\p{L}\p{N}._@-])@everyone(?![\p{L}\p{N}_-])/u;

/** Returns whether the text mentions everyone. Only the coach may; the caller checks who wrote the text. */
export const mentionsEveryone = (text: string): boolean => EVERYONE.test(text);

interface Named {
  id: string;
  name: string;
}

/** Replaces ids in a text with names. A deleted account becomes an ellipsis. */
export const inWords = (text: string, people: readonly Named[]): string =>
  text.replaceAll(MENTION, (_, id) => `@${people.find((person) => person.id === id)?.name ?? '…'}`);
