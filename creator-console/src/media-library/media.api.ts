import { body, type components } from '@sanctum/openapi';
import { api, at } from '../providers/client';
import { hasCode, unlessGone } from '../providers/refusal';
import type { MediaAsset, MediaKind } from '../shared/uploads/kind-of';

type Schemas = components['schemas'];
export type MediaUse = Schemas['MediaUseResponse'];
export type MediaDetail = Schemas['MediaAssetDetailResponse'];

export interface Wanted {
  kinds?: readonly MediaKind[];
  q?: string;
}

/** Fits both columns of the builder, and is far from the server's hundred. */
export const AT_ONCE = 30;

/** The newest first, page by page. */
export async function listMedia({ kinds, q }: Wanted, page: number): Promise<MediaAsset[]> {
  const filter = { ...(kinds && { fileType: kinds }), ...(q && { q }) };
  const query = {
    sort: JSON.stringify(['createdAt', 'DESC']),
    range: JSON.stringify([page * AT_ONCE, (page + 1) * AT_ONCE - 1]),
    filter: JSON.stringify(filter),
  };
  return body(api.GET('/api/creator/media', { params: { query } }));
}

export const countKinds = (q: string) =>
  body(api.GET('/api/creator/media/kinds', { params: { query: { ...(q && { q }) } } }));

export const readMedia = (id: string): Promise<MediaDetail> =>
  body(api.GET('/api/creator/media/{id}', at(id)));

export const editMedia = (id: string, changes: Schemas['EditMediaRequest']): Promise<MediaDetail> =>
  body(api.PATCH('/api/creator/media/{id}', { ...at(id), body: changes }));

/** A file that is gone already counts as deleted. Returns the places where it is used, if it cannot be deleted. */
export async function deleteMedia(id: string): Promise<MediaUse[]> {
  try {
    await unlessGone(api.DELETE('/api/creator/media/{id}', at(id)));
    return [];
  } catch (error) {
    if (!hasCode(error, 'media_in_use')) throw error;
    return (error.problem.current as { usedIn: MediaUse[] }).usedIn;
  }
}

type Settings = Schemas['EditWidgetRequest']['settings'];

/** Fills the widget that waited for a file; one that the coach has filled meanwhile stays as it is. */
export async function fillWidget(pageId: string, id: string, settings: Settings) {
  const params = { path: { pageId } };
  const widgets = await body(api.GET('/api/creator/pages/{pageId}/widgets', { params }));
  const waiting = widgets.find((widget) => widget.id === id);
  if (!waiting || Object.keys(waiting.settings).length > 0) return;
  await api.PATCH('/api/creator/widgets/{id}', { ...at(id), body: { settings } });
}
