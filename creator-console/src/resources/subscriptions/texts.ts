import { textsOf } from '../../shared/words/in-language';
import type * as english from './texts.en';

export const { texts } = textsOf<typeof english>('resources/subscriptions/texts');
