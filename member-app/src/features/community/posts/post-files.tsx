import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../shared/lib/format';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import type { Post } from '../shared/api';

/** Shows videos and files of a post. Their addresses work for 15 minutes and are reloaded with the posts. */
export function PostFiles({ files }: { files: Post['files'] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 space-y-2">
      {files.map((file) => (
        <li key={file.id}>{file.isVideo ? <Video video={file} /> : <AttachedFile file={file} />}</li>
      ))}
    </ul>
  );
}

type Video = Post['files'][number];

/** Reserves a video's space while it loads, so that nothing moves. */
const spaceFor = ({ width, height }: Video) => ({
  aspectRatio: width && height ? `${width} / ${height}` : '16 / 9',
});

/** Plays a video. Phones record formats that some browsers cannot play; those get a download link. */
function Video({ video }: { video: Video }) {
  const { t } = useTranslation('feed');
  const [isPlayable, setPlayable] = useState(true);
  if (!isPlayable)
    return (
      <>
        <p className="mb-2 text-ink-soft">{t('files.unplayable')}</p>
        <AttachedFile file={video} />
      </>
    );
  return (
    /* oxlint-disable-next-line jsx-a11y/media-has-caption -- what members video has no captions; their words stand above it */
    <video
      controls
      playsInline
      preload="metadata"
      // Safari shows no picture before playback, unless the address has a time
      src={`${video.url}#t=0.001`}
      aria-label={t('files.video', { name: video.fileName })}
      className="max-h-[32rem] w-full rounded-md bg-black"
      style={spaceFor(video)}
      onError={() => setPlayable(false)}
      // a browser that cannot decode the picture would only play the sound
      onLoadedMetadata={({ currentTarget }) => setPlayable(currentTarget.videoWidth > 0)}
    />
  );
}

const AttachedFile = ({ file }: { file: Post['files'][number] }) => (
  <a
    href={file.downloadUrl}
    className="flex min-h-11 items-center gap-3 rounded-md border border-line px-4 py-2 hover:border-evergreen"
  >
    <FileText aria-hidden className="size-5 shrink-0 text-evergreen" />
    <span className="min-w-0 grow font-semibold wrap-anywhere">{file.fileName}</span>
    <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(file.fileSize)}</span>
  </a>
);

type Image = Post['images'][number];

/** Shows pictures of a post, one large or several side by side; a click opens each. */
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
