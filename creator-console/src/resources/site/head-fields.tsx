import type { Part } from './part';
import { texts } from './texts';
import { WordsField } from './words-field';

/** The two lines that a section of a page begins with. */
export const HeadFields = <Words extends { eyebrow: string; title: string }>({
  part,
}: {
  part: Part<Words>;
}) => (
  <>
    <WordsField part={part.at('eyebrow')} label={texts.hero.eyebrow} />
    <WordsField part={part.at('title')} label={texts.hero.heading} />
  </>
);
