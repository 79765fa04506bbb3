import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { serverMessage } from '../../shared/api/client';
import { loginPath, productPath, registerPath } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { useSession } from '../session';
import { type ReceivedGift, useRedeem } from './api';

export function GiftAction({ gift, token }: { gift: ReceivedGift; token: string }) {
  const { t } = useTranslation('gifts');
  const { data: person } = useSession();
  const { pathname } = useLocation();
  if (gift.isYours || gift.isOwned) {
    return (
      <>
        <p>{gift.isYours ? t('yours') : t('owned')}</p>
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

  /** Does not use mutate's callbacks: once the gift is redeemed, another button replaces this one. */
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
