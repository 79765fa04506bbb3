import { LegalPage } from './legal-page';
import { texts } from './texts';

export const legal = { list: LegalPage, options: { label: texts.title } };
