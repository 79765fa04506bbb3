/** Mention in a text, as the id of an account: `@[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa]`, as in posts. */
const MENTION = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g;

/** Account ids mentioned in a text, without duplicates. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => id!)),
];
