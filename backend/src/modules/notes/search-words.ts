/** Patterns for `ilike all(…)`: each word occurs. What people type is text, so its wildcards are words too. */
export const wordPatterns = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
