import { body } from '@sanctum/openapi';
import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import { api } from '../../providers/client';
import type { OneFilePurpose } from './one-file';
import { patiently } from './patience';

/** Sends one file straight to the storage and gives the URL that names it in a form. */
export async function uploadOne(
  file: File,
  purpose: OneFilePurpose,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string> {
  let storageUrl = '';
  // Uppy tells of a failure in words alone; the server's own refusal is kept beside it.
  let refusal: Error | undefined;
  const uppy = new Uppy().use(AwsS3, {
    shouldUseMultipart: false,
    // Uppy itself sends a whole file once.
    uploadPartBytes: (part) =>
      patiently(() => AwsS3.uploadPartBytes(part), { signal: part.signal, onAway: () => undefined }),
    async getUploadParameters() {
      try {
        const ticket = await body(
          api.POST('/api/objects/upload', {
            body: {
              ...{ purpose, fileName: file.name, size: file.size },
              ...(file.type !== '' && { mimeType: file.type }),
            },
          }),
        );
        storageUrl = ticket.storageUrl;
        return { method: 'PUT', url: ticket.uploadURL, headers: ticket.requiredHeaders };
      } catch (error) {
        if (error instanceof Error) refusal = error;
        throw error;
      }
    },
  });
  uppy.on('progress', onProgress);
  const stop = () => uppy.cancelAll();
  signal.addEventListener('abort', stop);
  try {
    uppy.addFile({ name: file.name, type: file.type, data: file });
    const result = await uppy.upload();
    signal.throwIfAborted();
    if (!result?.successful?.length) throw refusal ?? new Error(result?.failed?.[0]?.error ?? 'not sent');
    return storageUrl;
  } finally {
    signal.removeEventListener('abort', stop);
    uppy.destroy();
  }
}
