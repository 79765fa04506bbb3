import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type SiteContent = Schemas['SiteContent'];
export type SiteDraft = Schemas['SiteDraftResponse'];
export type SiteEdition = Schemas['SiteEditionResponse'];

const seen = (version: number) => ({ params: { header: { 'if-match': String(version) } } });

export const readDraft = (): Promise<SiteDraft> => body(api.GET('/api/creator/site'));

export const saveDraft = (content: SiteContent, version: number): Promise<SiteDraft> =>
  body(api.PUT('/api/creator/site', { ...seen(version), body: { content } }));

export const publishDraft = (version: number): Promise<SiteDraft> =>
  body(api.POST('/api/creator/site/publish', seen(version)));

export const restoreEdition = (edition: number, version: number): Promise<SiteDraft> =>
  body(api.POST('/api/creator/site/restore', { ...seen(version), body: { edition } }));

export const readEditions = (): Promise<SiteEdition[]> => itemsOf(api.GET('/api/creator/site/editions'));
