import { tellCreated } from '../../providers/created';
import { body } from '@sanctum/openapi';
import { api, at } from '../../providers/client';
import { hasCode } from '../../providers/refusal';
import type { MediaAsset, MediaKind } from './kind-of';
import type { UploadPurpose } from './upload-purpose';

interface About {
  fileName: string;
  mimeType: string;
  fileSize: number;
}

interface InParts {
  uploadId: string;
  key: string;
}

type Signal = AbortSignal | undefined;

const within = (signal: Signal) => ({ ...(signal && { signal }) });

export async function ticketFor(purpose: UploadPurpose, about: About, signal: Signal) {
  const request = { purpose, ...about };
  const { uploadURL, requiredHeaders } = await body(
    api.POST('/api/objects/upload', { body: request, ...within(signal) }),
  );
  return { method: 'PUT' as const, url: uploadURL, headers: requiredHeaders };
}

/** Only files for the library and courses to import are large enough for parts. */
export const beginParts = (
  purpose: UploadPurpose,
  { fileName, mimeType }: About,
  signal: Signal,
): Promise<InParts> => {
  const request = { filename: fileName, type: mimeType };
  const inParts = purpose === 'course_file' ? { ...request, purpose } : request;
  return body(api.POST('/api/s3/multipart', { body: inParts, ...within(signal) }));
};

export const partsThere = ({ uploadId, key }: InParts, signal: Signal) =>
  body(
    api.GET('/api/s3/multipart/{uploadId}', {
      params: { path: { uploadId }, query: { key } },
      ...within(signal),
    }),
  );

export async function placeForPart({ uploadId, key }: InParts, partNumber: number, signal: Signal) {
  const params = { path: { uploadId, partNumber }, query: { key } };
  const { url, expires } = await body(
    api.GET('/api/s3/multipart/{uploadId}/{partNumber}', { params, ...within(signal) }),
  );
  return { method: 'PUT' as const, url, expires };
}

export function joinParts(
  { uploadId, key }: InParts,
  parts: { PartNumber: number; ETag: string }[],
  signal: Signal,
) {
  const params = { path: { uploadId }, query: { key } };
  return body(
    api.POST('/api/s3/multipart/{uploadId}/complete', { params, body: { parts }, ...within(signal) }),
  );
}

export async function giveUpParts({ uploadId, key }: InParts): Promise<void> {
  await api.DELETE('/api/s3/multipart/{uploadId}', { params: { path: { uploadId }, query: { key } } });
}

/**
 * Adds an uploaded file to the library. A repeated call, as after a lost response, is safe, because the file has its
 * upload's id.
 */
export async function register(
  { fileName, mimeType, fileSize }: About,
  fileType: MediaKind,
  storageUrl: string,
): Promise<MediaAsset> {
  const request = { fileName, mimeType, fileType, fileSize, storageUrl };
  try {
    const asset = await body(api.POST('/api/creator/media', { body: request }));
    tellCreated('media');
    return asset;
  } catch (error) {
    if (!hasCode(error, 'upload_used')) throw error;
    return await body(api.GET('/api/creator/media/{id}', at(storageUrl.split('/').at(-1) ?? '')));
  }
}
