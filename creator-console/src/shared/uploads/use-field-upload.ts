import { useEffect, useRef, useState } from 'react';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';
import { percentOf } from './upload-item';
import type { FieldPurpose } from './upload-purpose';
import { type UploadedFile, uploadedFile } from './uploaded-file';
import { faultText, uploads, useUploads } from './uploads';

type FieldUpload =
  | { at: 'rest' }
  | { at: 'sending'; name: string; percent: number }
  | { at: 'failed'; file?: File; why: string };

type State = Exclude<FieldUpload, { at: 'sending' }> | { at: 'sending'; name: string; id?: string };

/** One upload at a time for a form field; a running one stops when the field is removed. */
export function useFieldUpload(purpose: FieldPurpose, onDone: (uploaded: UploadedFile) => void) {
  const [state, setState] = useState<State>({ at: 'rest' });
  const items = useUploads();
  const toast = useToast();
  /** The current upload; an earlier one was replaced or removed. */
  const current = useRef<{ id?: string }>(undefined);

  const stop = () => {
    if (current.current?.id) uploads.cancel(current.current.id);
    current.current = undefined;
  };
  useEffect(() => stop, []);

  async function send(file: File): Promise<void> {
    stop();
    const why = faultText(file, purpose);
    if (why !== undefined) return setState({ at: 'failed', why });
    const own: { id?: string } = {};
    current.current = own;
    setState({ at: 'sending', name: file.name });
    try {
      const { id, arrived } = await uploads.sendForField(file, purpose);
      if (current.current !== own) return uploads.cancel(id);
      own.id = id;
      setState({ at: 'sending', name: file.name, id });
      const uploaded = await uploadedFile(file, await arrived, purpose === 'thumbnail');
      if (current.current !== own) return;
      current.current = undefined;
      setState({ at: 'rest' });
      onDone(uploaded);
      const text = purpose === 'thumbnail' ? texts.thumbnailUploaded : texts.fileUploaded;
      toast({ title: texts.complete, text });
    } catch {
      if (current.current !== own) return;
      current.current = undefined;
      setState({ at: 'failed', file, why: texts.failedText });
      toast({ title: texts.failed, text: texts.failedText, failed: true });
    }
  }

  const cancel = () => {
    stop();
    setState({ at: 'rest' });
  };
  return { state: withPercent(state, items), send, cancel };
}

function withPercent(state: State, items: ReturnType<typeof useUploads>): FieldUpload {
  if (state.at !== 'sending') return state;
  const item = items.find(({ id }) => id === state.id);
  return { at: 'sending', name: state.name, percent: item ? percentOf(item) : 0 };
}
