import { useState } from 'react';

export interface NewFile {
  key: string;
  name: string;
  /** Null while uploading. */
  storageUrl: string | null;
  percent: number;
}

interface FilesOptions {
  /** Maximum number of files for one text. */
  most: number;
  send: (file: File, onProgress: (percent: number) => void) => Promise<string>;
  onRefused: (error: unknown) => void;
  keyOf?: (file: File) => string;
  /** Called with the key of each removed file. */
  onRemoved?: (key: string) => void;
}

/** Manages files that are uploaded while the text is being written. */
export function useFiles({
  most,
  send,
  onRefused,
  keyOf = () => crypto.randomUUID(),
  onRemoved,
}: FilesOptions) {
  const [files, setFiles] = useState<NewFile[]>([]);
  const change = (key: string, changes: Partial<NewFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: string) => {
    onRemoved?.(key);
    setFiles((all) => all.filter((one) => one.key !== key));
  };

  async function add(chosen: Iterable<File>) {
    await Promise.all(
      [...chosen].slice(0, most - files.length).map(async (file) => {
        const key = keyOf(file);
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
    clear: () => {
      for (const { key } of files) onRemoved?.(key);
      setFiles([]);
    },
    isSending: files.some(({ storageUrl }) => storageUrl === null),
    hasRoom: files.length < most,
  };
}
