import { MOST_ATTACHMENTS } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { api, body } from '../../shared/api/client';
import { putFile } from '../../shared/api/put-file';

/** A file on its way into a message. */
export interface NewAttachment {
  key: string;
  name: string;
  /** null: it is still being sent. */
  storageUrl: string | null;
  percent: number;
}

async function send(file: File, onProgress: (percent: number) => void): Promise<string> {
  const ticket = await body(
    api.POST('/api/objects/upload', {
      body: { fileName: file.name.slice(-200), mimeType: file.type, size: file.size, purpose: 'message' },
    }),
  );
  await putFile(ticket, file, onProgress);
  return ticket.storageUrl;
}

/** Files that are sent while the words are being written. */
export function useAttachments(onRefused: (error: unknown) => void) {
  const [files, setFiles] = useState<NewAttachment[]>([]);
  const change = (key: string, changes: Partial<NewAttachment>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: string) => setFiles((all) => all.filter((one) => one.key !== key));

  async function add(chosen: Iterable<File>) {
    await Promise.all(
      [...chosen].slice(0, MOST_ATTACHMENTS - files.length).map(async (file) => {
        const key = crypto.randomUUID();
        setFiles((all) => [...all, { key, name: file.name, storageUrl: null, percent: 0 }]);
        try {
          change(key, { storageUrl: await send(file, (percent) => change(key, { percent })) });
        } catch (error) {
          remove(key);
          onRefused(error);
        }
      }),
    );
  }

  return {
    files,
    add,
    remove,
    clear: () => setFiles([]),
    isSending: files.some(({ storageUrl }) => storageUrl === null),
    hasRoom: files.length < MOST_ATTACHMENTS,
  };
}
