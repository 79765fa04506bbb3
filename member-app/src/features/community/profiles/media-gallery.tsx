import Play from 'lucide-react/icons/play';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { Button } from '../../../shared/ui/button';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { NextPage } from '../../../shared/ui/next-page';
import { type Picture, usePicturesOf } from './api';

/** Number of items shown before the member asks for all. */
const SHOWN = 6;

export function MediaGallery({ accountId, none }: { accountId: string; none: string }) {
  const { t } = useTranslation('feed');
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const query = usePicturesOf(accountId);
  const { data } = query;
  const pictures = data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = isWhole ? pictures : pictures.slice(0, SHOWN);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 text-2xl">
        {t('gallery.title')}
      </h2>
      {!data && <NotLoaded query={query} skeleton={<Skeleton className="h-40" />} />}
      {data && pictures.length === 0 && <p className="text-ink-soft">{none}</p>}
      {shown.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {shown.map((picture, index) => (
            <li key={picture.url}>
              <OnePicture picture={picture} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
      {!isWhole && (pictures.length > SHOWN || query.hasNextPage) && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setWhole(true)}>
          {t('gallery.all')}
        </Button>
      )}
      {isWhole && <NextPage of={query} words={t('gallery.more')} size="sm" className="mt-4" />}
    </section>
  );
}

function OnePicture({
  picture: { postId, url, alt, isVideo },
  number,
}: {
  picture: Picture;
  number: number;
}) {
  const { t } = useTranslation('feed');
  return (
    <Link
      to={communityPaths.communityPost(postId)}
      className="relative block overflow-hidden rounded-md bg-sunken"
      aria-label={
        isVideo
          ? t('gallery.openVideo', { number })
          : t('gallery.open', { alt: alt || t('post.picture', { number }) })
      }
    >
      {isVideo ? (
        <>
          <video
            muted
            playsInline
            preload="metadata"
            aria-hidden
            src={url}
            className="aspect-square w-full object-cover"
          />
          <Play
            aria-hidden
            className="absolute right-2 bottom-2 size-8 rounded-full bg-paper/90 p-1.5 text-evergreen"
          />
        </>
      ) : (
        <img src={url} alt="" loading="lazy" className="aspect-square w-full object-cover" />
      )}
    </Link>
  );
}
