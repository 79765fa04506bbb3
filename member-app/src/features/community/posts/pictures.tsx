import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import type { Post } from '../shared/api';

type Image = Post['images'][number];

/** The pictures of a post: one large, several side by side; each opens. */
export function Pictures({ images }: { images: readonly Image[] }) {
  const { t } = useTranslation('feed');
  const [opened, setOpened] = useState<Image | null>(null);
  if (images.length === 0) return null;
  const isOne = images.length === 1;
  return (
    <>
      <ul className={clsx('mt-4 grid gap-2', !isOne && 'grid-cols-2')}>
        {images.map((image, index) => (
          <li key={index} className={clsx(images.length === 3 && index === 0 && 'col-span-2')}>
            <button
              type="button"
              className="block w-full cursor-zoom-in overflow-hidden rounded-md bg-sunken"
              aria-label={t('post.openPicture', {
                alt: image.alt || t('post.picture', { number: index + 1 }),
              })}
              onClick={() => setOpened(image)}
            >
              <img
                src={image.url}
                alt={image.alt}
                loading="lazy"
                {...(image.width && image.height && { width: image.width, height: image.height })}
                className={clsx('w-full object-cover', isOne ? 'max-h-[32rem]' : 'aspect-[4/3] h-full')}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={opened !== null} onOpenChange={(open) => !open && setOpened(null)}>
        {opened && (
          <DialogContent
            title={opened.alt || t('post.aPicture')}
            className="sm:w-[min(60rem,calc(100vw-3rem))]!"
          >
            <img src={opened.url} alt={opened.alt} className="mx-auto max-h-[75dvh] rounded-md" />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
