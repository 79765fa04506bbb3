import { useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { sessionKey } from '../session';

/** Sends a picture straight to the storage and shows it; it appears at once wherever the person is shown. */
export function useSetAvatar() {
  const queries = useQueryClient();
  return async (picture: Blob, onProgress: (percent: number) => void) => {
    const { uploadURL, storageUrl, requiredHeaders } = await body(
      api.POST('/api/objects/upload', {
        body: { fileName: 'avatar', mimeType: picture.type, size: picture.size, purpose: 'avatar' },
      }),
    );
    await put(uploadURL, picture, requiredHeaders, onProgress);
    queries.setQueryData(sessionKey, await body(api.PUT('/api/me/avatar', { body: { storageUrl } })));
  };
}

/** Removes the picture and returns it, so that the removal can be undone. */
export function useRemoveAvatar() {
  const queries = useQueryClient();
  return async (url: string): Promise<Blob> => {
    const picture = await (await fetch(url)).blob();
    queries.setQueryData(sessionKey, await body(api.DELETE('/api/me/avatar')));
    return picture;
  };
}

/** By XMLHttpRequest, because `fetch` does not report upload progress. */
function put(
  url: string,
  picture: Blob,
  headers: Record<string, string>,
  onProgress: (percent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new TypeError('The picture did not arrive'));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) {
      // The browser sets the length itself and forbids setting it.
      if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((100 * loaded) / total));
    request.addEventListener('load', () => (request.status < 300 ? resolve() : lost()));
    request.addEventListener('error', lost);
    request.send(picture);
  });
}
