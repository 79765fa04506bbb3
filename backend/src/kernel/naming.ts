/** Lookarounds that keep the match from being part of a longer address or id. */
const BEFORE = String.raw`(?<![\w.+%-])`;
const AFTER = String.raw`(?![\w-]|\.\w)`;

/**
 * Matches a text that contains this address or id. `rosa@example.org` does not match inside `maria-rosa@example.org` or
 * `rosa@example.org.uk`. The expression means the same in JavaScript and PostgreSQL.
 */
export const naming = (word: string): string =>
  BEFORE + word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) + AFTER;
