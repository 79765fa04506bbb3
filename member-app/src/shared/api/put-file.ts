import type { Schemas } from '@sanctum/openapi';

type Ticket = Pick<Schemas['UploadTicketResponse'], 'uploadURL' | 'requiredHeaders'>;

/** Sends a file straight to the storage, by XMLHttpRequest, because `fetch` does not report upload progress. */
export const putFile = (
  { uploadURL, requiredHeaders }: Ticket,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new TypeError('The picture did not arrive'));
    request.open('PUT', uploadURL);
    for (const [name, value] of Object.entries(requiredHeaders)) {
      // The browser sets the length itself and forbids setting it.
      if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((100 * loaded) / total));
    request.addEventListener('load', () => (request.status < 300 ? resolve() : lost()));
    request.addEventListener('error', lost);
    request.send(file);
  });
