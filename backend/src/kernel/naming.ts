/** Lookarounds: no character of a longer address or id may stand right before or right after the match. */
const BEFORE = String.raw`(?<![\w.+%-])`;
const AFTER = String.raw`(?![\w-]|\.\w)`;

/**
 * Matches a text that names this address or id. `rosa@example.org` is not named by `maria-rosa@example.org`, nor by
 * `rosa@example.org.uk`. Means the same as a regular expression of JavaScript and of PostgreSQL.
 */
export const naming = (word: string): string =>
  BEFORE + word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) + AFTER;
