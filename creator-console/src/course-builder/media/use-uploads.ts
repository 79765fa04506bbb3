import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverMessage } from '../outline/api';
import type { Told } from '../notice';
import { kindOf } from './kind-of';
import { texts } from './texts';

export interface Sending {
  id: string;
  name: string;
  percent: number;
  stop: () => void;
}

export const MEDIA = ['course-builder', 'media'];

/** Several files at once, each with its progress. They go on while other tabs of the panel are looked at. */
export function useUploads(tell: (told: Told) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const count = useRef(0);
  const send = async (file: File) => {
    const id = String(count.current++);
    const controller = new AbortController();
    const stop = () => controller.abort();
    setSending((all) => [...all, { id, name: file.name, percent: 0, stop }]);
    try {
      const { uploadMedia } = await import('./upload-media.api');
      await uploadMedia(file, kindOf(file), {
        signal: controller.signal,
        onProgress: (percent) =>
          setSending((all) => all.map((each) => (each.id === id ? { ...each, percent } : each))),
      });
      tell({ message: texts.uploaded(file.name) });
      await client.invalidateQueries({ queryKey: MEDIA });
    } catch (error) {
      if (!controller.signal.aborted) tell({ message: serverMessage(error, texts.uploadFailed) });
    } finally {
      setSending((all) => all.filter((each) => each.id !== id));
    }
  };
  return { sending, send };
}
