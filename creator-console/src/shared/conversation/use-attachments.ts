import { MOST_ATTACHMENTS } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';

export interface NewAttachment {
  key: string;
  name: string;
  /** null: it is still being sent. */
  storageUrl: string | null;
}

/** Files that are sent while the words are being written. */
export function useAttachments() {
  const [files, setFiles] = useState<NewAttachment[]>([]);
  const { sendAttachment } = useActs();
  const toast = useToast();
  const remove = (key: string) => setFiles((all) => all.filter((one) => one.key !== key));
  const add = (chosen: Iterable<File>) =>
    Promise.all(
      [...chosen].slice(0, MOST_ATTACHMENTS - files.length).map(async (file) => {
        const key = crypto.randomUUID();
        setFiles((all) => [...all, { key, name: file.name, storageUrl: null }]);
        try {
          const storageUrl = await sendAttachment(file);
          setFiles((all) => all.map((one) => (one.key === key ? { ...one, storageUrl } : one)));
        } catch (error) {
          remove(key);
          toast({ title: texts.notAttached, text: refusalOf(error).message, failed: true });
        }
      }),
    );
  return {
    files,
    add,
    remove,
    clear: () => setFiles([]),
    isSending: files.some(({ storageUrl }) => storageUrl === null),
    hasRoom: files.length < MOST_ATTACHMENTS,
  };
}
