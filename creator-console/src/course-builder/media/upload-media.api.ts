import { body } from '@sanctum/openapi';
import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import { api } from '../../providers/client';
import type { MediaKind } from './api';

/** Spec §9. */
const RETRY_AFTER_MS = [0, 1_000, 3_000, 5_000];
const AT_ONCE = 6;
/** S3 takes no smaller part; a smaller file goes whole. */
const SMALLEST_PART = 5_242_880;

interface Progress {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Sends a file straight to the storage, in parts when it is large, and puts it into the library. */
export async function uploadMedia(file: File, fileType: MediaKind, { signal, onProgress }: Progress) {
  const mimeType = file.type || 'application/octet-stream';
  let storageUrl = '';
  const uppy = new Uppy().use(AwsS3, {
    shouldUseMultipart: ({ size }) => (size ?? 0) > SMALLEST_PART,
    limit: AT_ONCE,
    retryDelays: RETRY_AFTER_MS,
    getUploadParameters: async () => {
      const request = { purpose: 'media' as const, fileName: file.name, mimeType, size: file.size };
      const ticket = await body(api.POST('/api/objects/upload', { body: request }));
      storageUrl = ticket.storageUrl;
      return { method: 'PUT', url: ticket.uploadURL, headers: ticket.requiredHeaders };
    },
    createMultipartUpload: () =>
      body(api.POST('/api/s3/multipart', { body: { filename: file.name, type: mimeType } })),
    listParts: (_, { uploadId = '', key }) =>
      body(api.GET('/api/s3/multipart/{uploadId}', { params: { path: { uploadId }, query: { key } } })),
    signPart: async (_, { uploadId, key, partNumber }) => {
      const path = { uploadId, partNumber: String(partNumber) };
      const params = { path, query: { key } };
      const { url, expires } = await body(api.GET('/api/s3/multipart/{uploadId}/{partNumber}', { params }));
      return { method: 'PUT', url, expires };
    },
    completeMultipartUpload: async (_, { uploadId, key, parts }) => {
      const sent = parts.map(({ ETag = '', PartNumber = 0 }) => ({ ETag, PartNumber }));
      const params = { path: { uploadId }, query: { key } };
      const { location } = await body(
        api.POST('/api/s3/multipart/{uploadId}/complete', { params, body: { parts: sent } }),
      );
      storageUrl = location;
      return { location };
    },
    abortMultipartUpload: async (_, { uploadId = '', key }) => {
      await api.DELETE('/api/s3/multipart/{uploadId}', { params: { path: { uploadId }, query: { key } } });
    },
  });
  uppy.on('progress', onProgress);
  const stop = () => uppy.cancelAll();
  signal.addEventListener('abort', stop);
  try {
    uppy.addFile({ name: file.name, type: mimeType, data: file });
    const result = await uppy.upload();
    signal.throwIfAborted();
    if (!result?.successful?.length) throw new Error(result?.failed?.[0]?.error ?? 'not sent');
    const asset = { fileName: file.name, fileType, mimeType, fileSize: file.size, storageUrl };
    return await body(api.POST('/api/creator/media', { body: asset }));
  } finally {
    signal.removeEventListener('abort', stop);
    uppy.destroy();
  }
}
