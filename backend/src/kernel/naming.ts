/** What belongs to an e-mail address or an id if it stands right before it, and right after it. */
const BEFORE = String.raw`(?<![\w.+%-])`;
const AFTER = String.raw`(?![\w-]|\.\w)`;

/**
 * Matches a text that names this address or id. `rosa@example.org` is not named by `maria-rosa@example.org`, nor by
 * `rosa@example.org.uk`. Means the same as a regular expression of JavaScript and of PostgreSQL.
 */
export const naming = (word: string): string =>
  BEFORE + word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) + AFTER;
