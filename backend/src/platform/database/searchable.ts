/**
 * SQL condition: the text matches a LIKE pattern, whatever the case, the accents and the kind of apostrophe. The function
 * `searchable` folds both sides; indexes use its result.
 */
export const isLike = (text: string, pattern: string): string =>
  `searchable(${text}) like searchable(${pattern})`;
