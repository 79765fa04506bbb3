import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeletons } from '../../shared/ui/skeletons';
import { Thumbnail } from '../catalog';
import { type ReceivedGift, useGift } from './api';
import { GiftAction } from './gift-action';

/** Shows a gift to anybody with the link. The actions depend on the reader and on the state of the gift. */
export function GiftPage({ token }: { token: string }) {
  const { t } = useTranslation('gifts');
  const query = useGift(token);
  const { data: gift } = query;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {gift ? (
        <Opened gift={gift} token={token} />
      ) : (
        <NotLoaded
          query={query}
          skeleton={
            <Skeletons
              label={t('loading')}
              of={['mx-auto h-10 w-3/4', 'h-80 rounded-lg']}
              className="space-y-6"
            />
          }
          reason={isRefusal(query.error, 'link_invalid') && <DeadEnd why="unknown" />}
        />
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
      picture="fallen-leaf"
      title={t(`${why}.title`)}
      description={t(`${why}.text`)}
      action={<ButtonLink to={paths.library}>{t('library')}</ButtonLink>}
    />
  );
}

function Present({ gift, token }: { gift: ReceivedGift; token: string }) {
  const { t } = useTranslation('gifts');
  return (
    <Card className="overflow-hidden">
      <Thumbnail product={gift} isFirst />
      <div className="p-6 text-center sm:p-10">
        {gift.recipientName !== null && (
          <p className="text-ink-soft">{t('hello', { name: gift.recipientName })}</p>
        )}
        <h1 className="mt-1 text-3xl wrap-anywhere">
          <span className="block font-sans text-base text-ink-soft">
            {gift.senderName === null ? t('fromSomebody') : t('from', { sender: gift.senderName })}
          </span>
          {gift.title}
        </h1>
        {gift.message !== null && (
          <blockquote className="mx-auto mt-5 max-w-prose font-serif text-xl whitespace-pre-line wrap-anywhere italic">
            “{gift.message}”
          </blockquote>
        )}
        <div className="mt-8 space-y-4">
          <GiftAction gift={gift} token={token} />
        </div>
      </div>
    </Card>
  );
}
