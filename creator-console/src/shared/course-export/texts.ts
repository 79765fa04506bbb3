import { textsOf } from '../words/in-language';
import type * as english from './texts.en';

export const { texts } = textsOf<typeof english>('shared/course-export/texts');
