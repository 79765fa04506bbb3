import { textsOf } from '../../shared/words/in-language';
import type * as english from './texts.en';

export const { texts, stepTexts, sandboxTexts, problemTexts } =
  textsOf<typeof english>('resources/first-run/texts');
