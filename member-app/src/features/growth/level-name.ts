import type { ParseKeys } from 'i18next';
import { i18n } from '../../shared/words/i18n';

/** The name of a level in the reader's language. */
export const levelName = (level: number): string => i18n.t(`growth:levels.${level}` as ParseKeys);
