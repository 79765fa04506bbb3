/** Patterns for `like all(…)`: each word occurs. Wildcards that people type are searched for as text. */
export const wordPatterns = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
