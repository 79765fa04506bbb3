import { textsOf } from '../../../shared/words/in-language';
import type * as english from './texts.en';

export const { texts, formTexts } = textsOf<typeof english>('resources/products/product/texts');
