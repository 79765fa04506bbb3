import { IMAGE_ALT_LIMIT, MOST_IMAGES } from '@sanctum/openapi/choices';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendFile } from '../../../shared/files/send-file';
import { buttonStyle } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { Progress } from '../../../shared/ui/progress';

interface Picture {
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

interface PictureListProps {
  pictures: readonly Picture[];
  onDescribe: (preview: string, alt: string) => void;
  onRemove: (preview: string) => void;
}

/** The pictures of a post that is being written, each with words for those who do not see it. */
export function PictureList({ pictures, onDescribe, onRemove }: PictureListProps) {
  const { t } = useTranslation('feed');
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-4 space-y-3">
      {pictures.map(({ preview, storageUrl, alt, percent }, index) => (
        <li key={preview} className="flex items-center gap-3 rounded-md border border-line bg-sunken/50 p-3">
          <img src={preview} alt="" className="size-20 shrink-0 rounded-sm object-cover" />
          <div className="min-w-0 grow">
            <Field label={t('pictures.alt', { number: index + 1 })}>
              <Input
                value={alt}
                maxLength={IMAGE_ALT_LIMIT}
                placeholder={t('pictures.placeholder')}
                onChange={(event) => onDescribe(preview, event.target.value)}
              />
            </Field>
            {storageUrl === null && (
              <Progress
                className="mt-2"
                value={percent}
                label={t('pictures.sending', { number: index + 1 })}
              />
            )}
          </div>
          <button
            type="button"
            aria-label={t('pictures.remove', { number: index + 1 })}
            className={buttonStyle({ variant: 'ghost', size: 'icon' })}
            onClick={() => onRemove(preview)}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
