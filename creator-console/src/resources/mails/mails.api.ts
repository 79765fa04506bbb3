import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type ListedMail = Schemas['MailTemplateListedResponse'];
export type MailTemplate = Schemas['MailTemplateResponse'];
export type MailTexts = Schemas['MailTextsResponse'];
export type MailKind = MailTemplate['kind'];
export type MailLanguage = MailTemplate['language'];
export type MailGroup = MailTemplate['group'];
export type MailPreview = Schemas['MailPreviewResponse'];

export interface Which {
  kind: MailKind;
  language: MailLanguage;
}

const at = ({ kind, language }: Which) => ({ path: { kind, language } });
const seen = (which: Which, version: number) => ({
  params: { ...at(which), header: { 'if-match': String(version) } },
});

export const readMails = (): Promise<ListedMail[]> => itemsOf(api.GET('/api/creator/mail-templates'));

export const readMail = (which: Which): Promise<MailTemplate> =>
  body(api.GET('/api/creator/mail-templates/{kind}/{language}', { params: at(which) }));

export const saveMail = (which: Which, texts: MailTexts, version: number): Promise<MailTemplate> =>
  body(api.PUT('/api/creator/mail-templates/{kind}/{language}', { ...seen(which, version), body: texts }));

/** Restores the default text. */
export const restoreMail = (which: Which, version: number): Promise<MailTemplate> =>
  body(api.POST('/api/creator/mail-templates/{kind}/{language}/restore', seen(which, version)));

export const previewMail = (which: Which, texts: MailTexts): Promise<MailPreview> =>
  body(api.POST('/api/creator/mail-templates/{kind}/{language}/preview', { params: at(which), body: texts }));

export const testMail = (which: Which, texts: MailTexts): Promise<Schemas['MailTestResponse']> =>
  body(api.POST('/api/creator/mail-templates/{kind}/{language}/test', { params: at(which), body: texts }));
