import { body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type MediaAsset = components['schemas']['MediaAssetResponse'];
export type MediaKind = MediaAsset['fileType'];

const SHOWN_AT_ONCE = 60;

/** The newest first. */
export async function listMedia(kind: MediaKind | undefined, q: string): Promise<MediaAsset[]> {
  const filter = { ...(kind && { fileType: kind }), ...(q && { q }) };
  const query = {
    sort: JSON.stringify(['createdAt', 'DESC']),
    range: JSON.stringify([0, SHOWN_AT_ONCE - 1]),
    filter: JSON.stringify(filter),
  };
  return body(api.GET('/api/creator/media', { params: { query } }));
}

export const deleteMedia = (id: string) =>
  api.DELETE('/api/creator/media/{id}', { params: { path: { id } } });
