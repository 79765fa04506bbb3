/**
 * In SQL: a text has a pattern of LIKE in it, whatever the case, the accents and the kind of apostrophe. The function `searchable` folds
 * both sides; indexes are over what it answers.
 */
export const isLike = (text: string, pattern: string): string =>
  `searchable(${text}) like searchable(${pattern})`;
