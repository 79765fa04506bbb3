import { dataUrlOf } from '@sanctum/web/pictures/crop-picture';

/** An uploaded file that waits for its form to be sent. */
export interface UploadedFile {
  storageUrl: string;
  fileName: string;
  fileSize: number;
  /** Preview of a picture before the form is sent. */
  previewUrl?: string;
}

export async function uploadedFile(
  file: File,
  storageUrl: string,
  isPicture: boolean,
): Promise<UploadedFile> {
  return {
    storageUrl,
    fileName: file.name,
    fileSize: file.size,
    ...(isPicture && { previewUrl: await dataUrlOf(file) }),
  };
}
