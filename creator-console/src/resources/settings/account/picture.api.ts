import { body } from '@sanctum/openapi';
import { api } from '../../../providers/client';

/** Sends a picture straight to the storage; the answer is what the account is notified of it. */
export async function sendPicture(picture: Blob): Promise<string> {
  const { uploadURL, storageUrl, requiredHeaders } = await body(
    api.POST('/api/objects/upload', {
      body: { fileName: 'avatar', mimeType: picture.type, size: picture.size, purpose: 'avatar' },
    }),
  );
  const sent = await fetch(uploadURL, { method: 'PUT', headers: headersOf(requiredHeaders), body: picture });
  if (!sent.ok) throw new TypeError('The picture did not arrive');
  return storageUrl;
}

/** The browser sets the length itself and forbids setting it. */
const headersOf = (required: Record<string, string>) =>
  Object.fromEntries(Object.entries(required).filter(([name]) => name.toLowerCase() !== 'content-length'));
