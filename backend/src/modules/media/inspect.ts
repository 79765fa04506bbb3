import type { ByteSource } from './byte-source.js';
import { type FileTypeName, type ImageType, isImageType } from './file-types.js';
import { HEAD_BYTES, recognise } from './recognise.js';
import { MAX_IMAGE_BYTES } from './upload-purposes.js';
import { tooLarge, wrongType } from './upload-refusal.js';

/** What the bytes of a file say about it. */
export interface FileFacts {
  type: FileTypeName;
  /** A picture is held whole: it will be written anew. */
  image?: { type: ImageType; bytes: Buffer };
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
}

/** Reads as much of a file as tells what it is; throws a refusal unless it is one of ours, whole and nothing else. */
export async function inspect(source: ByteSource): Promise<FileFacts> {
  const type = recognise(await source.read(0, HEAD_BYTES));
  if (type === undefined) throw wrongType();
  const unknown = { width: null, height: null, durationSeconds: null };
  if (isImageType(type)) {
    if (source.size > MAX_IMAGE_BYTES) throw tooLarge(MAX_IMAGE_BYTES);
    return { type, image: { type, bytes: await source.read(0, source.size) }, ...unknown };
  }
  throw wrongType();
}
