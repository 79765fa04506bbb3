/**
 * Returns the language of one of the coach's texts, for its element: `en` if the text has no version in the page's
 * language, so that screen readers pronounce it right and browsers offer to translate it.
 */
export const langOf = <Name extends string>(
  { untranslated }: { untranslated: readonly Name[] },
  name: Name,
): 'en' | undefined => (untranslated.includes(name) ? 'en' : undefined);
