import { IMAGE_ALT_LIMIT, MOST_IMAGES } from '@sanctum/openapi/choices';
import { useFiles } from '@sanctum/web/conversation/use-files';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendFile } from '../../../shared/files/send-file';
import { buttonStyle } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { Progress } from '../../../shared/ui/progress';

/** Uploads pictures while the text is being written. The key of each is its local address, used to show it. */
export function usePictures(onRefused: (error: unknown) => void) {
  const { files, ...sent } = useFiles({
    most: MOST_IMAGES,
    send: sendFile('post'),
    onRefused,
    keyOf: (file) => URL.createObjectURL(file),
    onRemoved: (preview) => URL.revokeObjectURL(preview),
  });
  const [alts, setAlts] = useState<Record<string, string>>({});
  return {
    ...sent,
    pictures: files.map(({ key, ...file }) => ({ ...file, preview: key, alt: alts[key] ?? '' })),
    describe: (preview: string, alt: string) => setAlts((all) => ({ ...all, [preview]: alt })),
  };
}

type Picture = ReturnType<typeof usePictures>['pictures'][number];

interface PictureListProps {
  pictures: readonly Picture[];
  onDescribe: (preview: string, alt: string) => void;
  onRemove: (preview: string) => void;
}

/** Pictures of an unsent post, each with a description for people who cannot see it. */
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
