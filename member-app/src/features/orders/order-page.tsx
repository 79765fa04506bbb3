import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { useRefreshBelongings } from '../cart';
import { useSession } from '../session';
import { type Order, type OrderStatus, useOrder } from './api';
import { Goods } from './goods';
import { MembersOnly } from './members-only';
import { OpenedAccounts } from './opened-accounts';
import { wordsOf } from './order-words';
import { usePaymentNews } from './payment-news';
import { Receipt } from './receipt';

/** One order: the state of its payment, the products it gave access to, and its receipt. */
export const OrderPage = ({ id }: { id: string }) => (
  <MembersOnly waiting={<OrderSkeleton />}>
    <OrderOf id={id} />
  </MembersOnly>
);

function OrderOf({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'offers']);
  const query = useOrder(id);
  const { data: order } = query;
  const { data: member } = useSession();
  const hasWards = member != null && member.wards.length > 0;
  useDelivery(order?.status);
  if (!order) {
    return (
      <NotLoaded
        query={query}
        skeleton={<OrderSkeleton />}
        reason={
          isNobodys(query.error) && (
            <EmptyState
              level={1}
              picture="fallen-leaf"
              title={t('page.missing.title')}
              description={t('page.missing.description')}
              action={<ButtonLink to={paths.orders}>{t('page.missing.toOrders')}</ButtonLink>}
            />
          )
        }
      />
    );
  }
  return (
    <>
      <PageTitle>{t('page.title', { number: order.number })}</PageTitle>
      <OrderHeader order={order} />
      <Goods order={order} />
      {order.status === 'paid' && hasWards && <OpenedAccounts orderNumber={order.number} />}
      <Receipt order={order} />
      <div className="mt-4 flex flex-wrap justify-center gap-3 print:hidden">
        {order.subscriptionId !== null && (
          <ButtonLink variant="secondary" to={subscriptionPaths.one(order.subscriptionId)}>
            {t('offers:manage')}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" to={paths.orders}>
          {t('page.allOrders')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Returns whether an order looks as if it did not exist: another account's, or one at an invalid address. */
const isNobodys = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);

function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <Skeletons
      label={t('page.loading')}
      of={['mx-auto size-28 rounded-full', 'mx-auto h-10 w-3/4', 'h-28 rounded-lg', 'h-64 rounded-lg']}
      className="space-y-6"
    />
  );
}

/** Reloads cart, cards and library after a payment, because they have changed. */
function useDelivery(status: OrderStatus | undefined) {
  const refresh = useRefreshBelongings();
  useEffect(() => {
    if (status === 'paid') void refresh();
  }, [status, refresh]);
}

const pictures: Record<OrderStatus, IllustrationName> = {
  pending: 'seed',
  paid: 'seedling',
  partially_refunded: 'fallen-leaf',
  refunded: 'fallen-leaf',
  disputed: 'letter',
  review: 'letter',
  expired: 'basket',
};

/** The state of the payment, announced to screen readers when it changes. */
function OrderHeader({ order }: { order: Order }) {
  const { title, text, next, step } = wordsOf(order, usePaymentNews());
  const picture = pictures[order.status];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center text-center print:hidden">
      {/* An animated seed while the payment is being confirmed, then a seedling. */}
      <Illustration
        key={picture}
        name={picture}
        className={clsx(
          'w-28 text-evergreen sm:w-36',
          order.status === 'pending' ? 'animate-breathe' : 'animate-rise',
        )}
      />
      <div aria-live="polite" aria-atomic>
        <h1 className="mt-3 text-3xl outline-none sm:text-4xl">{title}</h1>
        <p className="mt-3 text-ink-soft sm:text-lg">{text}</p>
        {next && <p className="mt-3 text-ink-soft">{next}</p>}
      </div>
      {step && (
        <ButtonLink className="mt-7" to={step.to}>
          {step.label}
        </ButtonLink>
      )}
    </div>
  );
}
