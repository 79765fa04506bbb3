import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type LegalDraft = Schemas['LegalDraftResponse'];
export type LegalDocument = LegalDraft['document'];

const seen = (document: LegalDocument, version: number) => ({
  params: { path: { document }, header: { 'if-match': String(version) } },
});

export const readDrafts = (): Promise<LegalDraft[]> => itemsOf(api.GET('/api/creator/legal'));

export const saveDraft = (document: LegalDocument, html: string, version: number): Promise<LegalDraft> =>
  body(api.PUT('/api/creator/legal/{document}', { ...seen(document, version), body: { html } }));

export const publishDraft = (document: LegalDocument, version: number): Promise<LegalDraft> =>
  body(api.POST('/api/creator/legal/{document}/publish', seen(document, version)));

export const restoreVersion = (document: LegalDocument, to: number, version: number): Promise<LegalDraft> =>
  body(
    api.POST('/api/creator/legal/{document}/restore', { ...seen(document, version), body: { version: to } }),
  );

export const readVersions = (document: LegalDocument) =>
  itemsOf(api.GET('/api/creator/legal/{document}/versions', { params: { path: { document } } }));
