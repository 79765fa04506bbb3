/** SQL condition: the text matches a LIKE pattern, regardless of case, accents and apostrophes. Indexes use `searchable`. */
export const isLike = (text: string, pattern: string): string =>
  `searchable(${text}) like searchable(${pattern})`;
