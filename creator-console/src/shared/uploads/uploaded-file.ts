/** A file that has arrived and waits for its form to be sent. */
export interface UploadedFile {
  storageUrl: string;
  fileName: string;
  fileSize: number;
  /** Of a picture: to be looked at before the form is sent. */
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

/** Not a blob URL: that would have to be revoked by somebody. */
const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
