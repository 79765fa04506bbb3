import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../shared/api';
import { Paper } from './paper';

type Film = Post['files'][number];

/** A video has its space before it is there, so that nothing moves when it comes. */
const spaceFor = ({ width, height }: Film) => ({
  aspectRatio: width && height ? `${width} / ${height}` : '16 / 9',
});

/** Played where the browser can; telephones also make videos that only some can, which are there to be downloaded then. */
export function Film({ film }: { film: Film }) {
  const { t } = useTranslation('feed');
  const [isPlayable, setPlayable] = useState(true);
  if (!isPlayable)
    return (
      <>
        <p className="mb-2 text-ink-soft">{t('files.unplayable')}</p>
        <Paper file={film} />
      </>
    );
  return (
    /* oxlint-disable-next-line jsx-a11y/media-has-caption -- what members film has no captions; their words stand above it */
    <video
      controls
      playsInline
      preload="metadata"
      src={film.url}
      aria-label={t('files.film', { name: film.fileName })}
      className="max-h-[32rem] w-full rounded-md bg-black"
      style={spaceFor(film)}
      onError={() => setPlayable(false)}
      // of a video whose pictures it cannot read a browser would play the sound alone
      onLoadedMetadata={({ currentTarget }) => setPlayable(currentTarget.videoWidth > 0)}
    />
  );
}
