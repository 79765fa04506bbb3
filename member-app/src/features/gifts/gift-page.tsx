import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { serverMessage } from '../../shared/api/client';
import { isRefusal } from '../../shared/api/refusal';
import { PageTitle } from '../../shared/lib/page-title';
import { accessOf } from '../../shared/lib/offer-access';
import { loginPath, paths, productPath, registerPath } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { toast } from '../../shared/ui/toast-store';
import { Thumbnail } from '../catalog';
import { useSession } from '../session';
import { type ReceivedGift, useGift, useRedeem } from './api';

/** Shows a gift to anyone with the link. The actions depend on the reader and on the state of the gift. */
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
      <Thumbnail product={gift} isFirst sizes="(min-width: 42rem) 38rem, calc(100vw - 2.5rem)" />
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
        {isLimited(gift) && !gift.isYours && <p className="mt-5 font-medium">{accessOf(gift)}</p>}
        <div className="mt-8 space-y-4">
          <GiftAction gift={gift} token={token} />
        </div>
      </div>
    </Card>
  );
}

const isLimited = ({ accessDays, accessUntil }: ReceivedGift) => accessDays !== null || accessUntil !== null;

function GiftAction({ gift, token }: { gift: ReceivedGift; token: string }) {
  const { t } = useTranslation('gifts');
  const { data: person } = useSession();
  const { pathname } = useLocation();
  if (gift.isYours || gift.isOwned) {
    return (
      <>
        <p>{gift.isYours ? t(isLimited(gift) ? 'yoursForATime' : 'yours') : t('owned')}</p>
        <ButtonLink to={productPath({ id: gift.productId, type: gift.type })}>{t('open')}</ButtonLink>
      </>
    );
  }
  if (person === null) {
    return (
      <>
        <p className="text-ink-soft">{t('account')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={registerPath(pathname)}>{t('register')}</ButtonLink>
          <ButtonLink variant="secondary" to={loginPath(pathname)}>
            {t('signIn')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return person?.role === 'creator' ? <p>{t('coach')}</p> : <Redeem gift={gift} token={token} />;
}

function Redeem({ gift: { title }, token }: { gift: ReceivedGift; token: string }) {
  const { t } = useTranslation('gifts');
  const redeem = useRedeem(token);

  /**
   * Redeems the gift. Does not use mutate's callbacks, because another button replaces this one once it is redeemed.
   */
  async function redeemIt() {
    try {
      await redeem.mutateAsync();
      toast({ title: t('redeemed.title'), description: t('redeemed.description', { title }) });
    } catch {
      // The error is shown.
    }
  }

  return (
    <>
      {redeem.error && <Alert tone="danger">{serverMessage(redeem.error, t('redeemFailed'))}</Alert>}
      <Button size="lg" pending={redeem.isPending} onClick={() => void redeemIt()}>
        {t('redeem')}
      </Button>
    </>
  );
}
