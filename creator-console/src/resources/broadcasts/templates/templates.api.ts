import { itemsOf, type Schemas } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type Template = Schemas['MailingTemplateResponse'];

/** Saved emails to start from, by name. */
export const readTemplates = (): Promise<Template[]> => itemsOf(api.GET('/api/creator/mailing-templates'));
export const TEMPLATES = ['mailing-templates'];
