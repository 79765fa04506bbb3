import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { useRefreshBelongings } from '../cart';
import { MembersOnly, usePaymentNews } from '../orders';
import { type Subscription, useSubscription } from './api';
import { CancelSubscription } from './cancel-subscription';
import { ChangeCard } from './change-card';
import { ChangePlan } from './change-plan';
import { FirstPayment, firstPaymentOf } from './first-payment';
import { Notice } from './notice';
import { PauseSubscription } from './pause-subscription';
import { Payments } from './payments';
import { Plan } from './plan';

/** One subscription: its plan, its payments, and the changes that a member can make. */
export const SubscriptionPage = ({ id }: { id: string }) => (
  <MembersOnly waiting={<PageSkeleton />}>
    <SubscriptionOf id={id} />
  </MembersOnly>
);

function SubscriptionOf({ id }: { id: string }) {
  const { t } = useTranslation('subscriptions');
  const query = useSubscription(id);
  const { data: subscription } = query;
  useDelivery(subscription?.status);
  if (!subscription)
    return (
      <NotLoaded
        query={query}
        skeleton={<PageSkeleton />}
        reason={isNobodys(query.error) && <MissingSubscription />}
      />
    );
  return (
    <>
      <PageTitle>{t('page.title', { title: subscription.title })}</PageTitle>
      <Content subscription={subscription} />
      <div className="mt-8 text-center">
        <ButtonLink variant="ghost" to={paths.orders}>
          {t('page.toOrders')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Reloads what the member owns once the first payment is confirmed. */
function useDelivery(status: Subscription['status'] | undefined) {
  const refresh = useRefreshBelongings();
  const isPaid = status === 'active' || status === 'completed';
  useEffect(() => {
    if (isPaid) void refresh();
  }, [isPaid, refresh]);
}

function Content({ subscription }: { subscription: Subscription }) {
  const [isChanging, setChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const first = firstPaymentOf(subscription, usePaymentNews());
  if (subscription.startedAt === null) return first && <FirstPayment which={first} of={subscription} />;
  return (
    <>
      {first && <FirstPayment which={first} of={subscription} />}
      <Notice of={subscription} onChangeCard={isChanging ? undefined : () => setChanging(true)} />
      {isChanging && (
        <ChangeCard
          subscription={subscription}
          onClose={() => {
            setChanging(false);
            changeButton.current?.focus();
          }}
        />
      )}
      <Plan
        of={subscription}
        isPage={first === undefined}
        cardButton={changeButton}
        isChanging={isChanging}
        onChangeCard={() => setChanging(!isChanging)}
      />
      <Payments of={subscription} />
      <div className="mt-10 flex flex-wrap gap-3">
        <ChangePlan subscription={subscription} />
        <PauseSubscription subscription={subscription} />
        <CancelSubscription subscription={subscription} />
      </div>
    </>
  );
}

/** Returns whether it looks as if it did not exist: another account's, or one at an invalid address. */
const isNobodys = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);

function MissingSubscription() {
  const { t } = useTranslation('subscriptions');
  return (
    <EmptyState
      level={1}
      picture="fallen-leaf"
      title={t('page.missing.title')}
      description={t('page.missing.text')}
      action={<ButtonLink to={paths.orders}>{t('page.toOrders')}</ButtonLink>}
    />
  );
}

function PageSkeleton() {
  const { t } = useTranslation('subscriptions');
  return (
    <Skeletons
      label={t('page.loading')}
      of={['h-10 w-3/4', 'h-64 rounded-lg', 'h-40 rounded-lg']}
      className="space-y-6"
    />
  );
}
