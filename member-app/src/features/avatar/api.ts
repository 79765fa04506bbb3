import { useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { putFile } from '../../shared/api/put-file';
import { sessionKey } from '../session';

/** Uploads a picture directly to the storage, and shows it immediately wherever the person appears. */
export function useSetAvatar() {
  const queries = useQueryClient();
  return async (picture: Blob, onProgress: (percent: number) => void) => {
    const ticket = await body(
      api.POST('/api/objects/upload', {
        body: { fileName: 'avatar', mimeType: picture.type, fileSize: picture.size, purpose: 'avatar' },
      }),
    );
    await putFile(ticket, picture, onProgress);
    const { storageUrl } = ticket;
    queries.setQueryData(sessionKey, await body(api.PUT('/api/me/avatar', { body: { storageUrl } })));
  };
}

/** Removes the picture and returns it, so that the removal can be undone. */
export function useRemoveAvatar() {
  const queries = useQueryClient();
  return async (url: string): Promise<Blob> => {
    const picture = await (await fetch(url)).blob();
    await api.DELETE('/api/me/avatar');
    queries.setQueryData(sessionKey, await body(api.GET('/api/me')));
    return picture;
  };
}
