import type { Schemas } from '@sanctum/openapi';
import { api, at, body, useFresh } from '../../../shared/api/client';
import { usePages } from '../../../shared/api/pages';

export type Picture = Schemas['PictureResponse'];

export const usePerson = (id: string) =>
  useFresh(['community', 'person', id], () => body(api.GET('/api/community/people/{id}', at(id))));

/** Loads pictures in a person's posts, in pages. Their URLs expire, so they are reloaded on every visit. */
export const usePicturesOf = (id: string) =>
  usePages(['community', 'pictures', id], (after) =>
    body(api.GET('/api/community/people/{id}/pictures', { params: { path: { id }, query: { after } } })),
  );
