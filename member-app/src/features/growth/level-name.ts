import { i18n } from '../../shared/words/i18n';

/** The twenty levels of the life of a seed (specification section 9). */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;

export const levelName = (level: number): string => i18n.t(`growth:levels.${level as Level}`);

export const levelStory = (level: number): string => i18n.t(`growth:stories.${level as Level}`);
