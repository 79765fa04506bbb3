import { useEffect, useRef, useState } from 'react';
import { useToast } from '../use-toast';
import { faultOf, ONE_FILE, type OneFilePurpose, type Uploaded } from './one-file';
import { texts } from './texts';

export type UploadState =
  | { at: 'rest' }
  | { at: 'sending'; name: string; percent: number }
  | { at: 'failed'; file?: File; why: string };

/** One upload at a time for one field; what is still on its way when the field goes is stopped. */
export function useOneUpload(purpose: OneFilePurpose, onDone: (uploaded: Uploaded) => void) {
  const [state, setState] = useState<UploadState>({ at: 'rest' });
  const running = useRef<AbortController>(undefined);
  const toast = useToast();
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    running.current?.abort();
    const fault = faultOf(file, purpose);
    if (fault) {
      const why = fault === 'tooLarge' ? texts.tooLarge(file.size, ONE_FILE[purpose].maxBytes) : texts[fault];
      setState({ at: 'failed', why });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ at: 'sending', name: file.name, percent: 0 });
    // Progress may be told once more after the end.
    let isOver = false;
    try {
      const { uploadOne } = await import('./upload-one.api');
      const storageUrl = await uploadOne(file, purpose, {
        signal: controller.signal,
        onProgress: (percent) =>
          !isOver && !controller.signal.aborted && setState({ at: 'sending', name: file.name, percent }),
      });
      isOver = true;
      setState({ at: 'rest' });
      onDone({
        ...{ storageUrl, fileName: file.name, fileSize: file.size },
        ...(purpose === 'thumbnail' && { previewUrl: await asDataUrl(file) }),
      });
      const text = purpose === 'thumbnail' ? texts.thumbnailUploaded : texts.fileUploaded;
      toast({ title: texts.complete, text });
    } catch {
      isOver = true;
      if (controller.signal.aborted) return;
      setState({ at: 'failed', file, why: texts.failedText });
      toast({ title: texts.failed, text: texts.failedText, failed: true });
    }
  }

  const cancel = () => {
    running.current?.abort();
    setState({ at: 'rest' });
  };
  return { state, send, cancel };
}

/** Not a blob URL: it needs nobody to remember to take it back. */
const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
