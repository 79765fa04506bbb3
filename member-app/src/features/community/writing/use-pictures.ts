import { MOST_IMAGES } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { sendFile } from '../../../shared/files/send-file';

export interface Picture {
  /** Local address in this browser, to show the picture. */
  preview: string;
  /** null: the picture is still being sent. */
  storageUrl: string | null;
  alt: string;
  percent: number;
}

/** Sends pictures while the text is being written. */
export function usePictures(onRefused: (error: unknown) => void) {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const change = (preview: string, changes: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.preview === preview ? { ...one, ...changes } : one)));
  const remove = (preview: string) => {
    URL.revokeObjectURL(preview);
    setPictures((all) => all.filter((one) => one.preview !== preview));
  };

  async function add(files: Iterable<File>) {
    const room = MOST_IMAGES - pictures.length;
    await Promise.all(
      [...files].slice(0, room).map(async (file) => {
        const preview = URL.createObjectURL(file);
        setPictures((all) => [...all, { preview, storageUrl: null, alt: '', percent: 0 }]);
        try {
          change(preview, {
            storageUrl: await sendFile(file, 'post', (percent) => change(preview, { percent })),
          });
        } catch (error) {
          remove(preview);
          onRefused(error);
        }
      }),
    );
  }

  return {
    pictures,
    add,
    remove,
    describe: (preview: string, alt: string) => change(preview, { alt }),
    clear: () => {
      for (const { preview } of pictures) URL.revokeObjectURL(preview);
      setPictures([]);
    },
    isSending: pictures.some(({ storageUrl }) => storageUrl === null),
    hasRoom: pictures.length < MOST_IMAGES,
  };
}
