/** In a text a mention is the id of an account: `@[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa]`, as in posts. */
const MENTION = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g;

/** Whom a text mentions, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => id!)),
];
