import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/skeleton';
import { type ReceivedGift, useGift } from './api';
import { Present } from './present';

/** Whoever has the link sees what was given; what can be done depends on who that is and what became of the gift. */
export function GiftPage({ token }: { token: string }) {
  const { t } = useTranslation('gifts');
  const { data: gift, error, isPending, isFetching, refetch } = useGift(token);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {isPending ? (
        <section aria-busy aria-label={t('loading')} className="space-y-6">
          <Skeleton className="mx-auto h-10 w-3/4" />
          <Skeleton className="h-80 rounded-lg" />
        </section>
      ) : gift ? (
        <Opened gift={gift} token={token} />
      ) : isRefusal(error, 'link_invalid') ? (
        <DeadEnd why="unknown" />
      ) : (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      )}
    </>
  );
}

function Opened({ gift, token }: { gift: ReceivedGift; token: string }) {
  if (gift.state === 'closed') return <DeadEnd why="closed" />;
  if (gift.state === 'redeemed' && !gift.isYours) return <DeadEnd why="taken" />;
  return <Present gift={gift} token={token} />;
}

function DeadEnd({ why }: { why: 'unknown' | 'closed' | 'taken' }) {
  const { t } = useTranslation('gifts');
  return (
    <EmptyState
      level={1}
      picture={<Illustration name="fallen-leaf" />}
      title={t(`${why}.title`)}
      description={t(`${why}.text`)}
      action={<ButtonLink to={paths.library}>{t('library')}</ButtonLink>}
    />
  );
}
