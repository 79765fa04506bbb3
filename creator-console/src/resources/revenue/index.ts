import { RevenuePage } from './revenue-page';
import { texts } from './texts';

export const revenue = { list: RevenuePage, options: { label: texts.title } };
