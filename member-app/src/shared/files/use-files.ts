import { useState } from 'react';
import { type Purpose, sendFile } from './send-file';

export interface NewFile {
  key: string;
  name: string;
  /** null: it is still being sent. */
  storageUrl: string | null;
  percent: number;
}

interface Wish {
  purpose: Purpose;
  /** How many go with one text. */
  most: number;
  onRefused: (error: unknown) => void;
}

/** Files that are sent while the text is being written. */
export function useFiles({ purpose, most, onRefused }: Wish) {
  const [files, setFiles] = useState<NewFile[]>([]);
  const change = (key: string, changes: Partial<NewFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: string) => setFiles((all) => all.filter((one) => one.key !== key));

  async function add(chosen: Iterable<File>) {
    await Promise.all(
      [...chosen].slice(0, most - files.length).map(async (file) => {
        const key = crypto.randomUUID();
        setFiles((all) => [...all, { key, name: file.name, storageUrl: null, percent: 0 }]);
        try {
          const storageUrl = await sendFile(file, purpose, (percent) => change(key, { percent }));
          change(key, { storageUrl });
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
    hasRoom: files.length < most,
  };
}
