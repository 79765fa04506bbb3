import { i18n } from '../../shared/words/i18n';
import type growth from '../../../locales/en/growth.json';

/** Under which each level has its name and its story. */
export const levelKey = (level: number) => `${level}` as keyof typeof growth.levels;

/** The name of a level in the reader's language. */
export const levelName = (level: number): string => i18n.t(`growth:levels.${levelKey(level)}`);
