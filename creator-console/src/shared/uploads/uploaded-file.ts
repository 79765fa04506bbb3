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
    ...(isPicture && { previewUrl: await asDataUrl(file) }),
  };
}

/** A blob URL would have to be revoked later; a data URL doesn't. */
const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
