import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Illustration } from '../../shared/ui/illustration';
import { Skeletons } from '../../shared/ui/skeletons';
import { useSession } from '../session';
import { useOrder } from './api';
import { Goods } from './goods';
import { MembersOnly } from './members-only';
import { OpenedAccounts } from './opened-accounts';
import { OrderHeader } from './order-header';
import { Receipt } from './receipt';
import { useDelivery } from './use-delivery';

/** One order: the state of its payment, the products it gave access to, and its receipt. */
export function OrderPage({ id }: { id: string }) {
  return (
    <MembersOnly waiting={<OrderSkeleton />}>
      <OrderOf id={id} />
    </MembersOnly>
  );
}

function OrderOf({ id }: { id: string }) {
  const { t } = useTranslation('orders');
  const query = useOrder(id);
  const { data: order } = query;
  const { data: member } = useSession();
  const hasWards = member != null && member.wards.length > 0;
  useDelivery(order?.status);
  if (!order) {
    return (
      <NotLoaded query={query} skeleton={<OrderSkeleton />} reason={isNobodys(query.error) && <Missing />} />
    );
  }
  return (
    <>
      <PageTitle>{t('page.title', { number: order.number })}</PageTitle>
      <OrderHeader order={order} />
      {order.status === 'paid' && hasWards && <OpenedAccounts orderNumber={order.number} />}
      <Goods order={order} />
      <Receipt order={order} />
    </>
  );
}

/** Another account's order looks as if it did not exist, and so does an invalid address. */
const isNobodys = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);

function Missing() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      level={1}
      picture={<Illustration name="fallen-leaf" />}
      title={t('page.missing.title')}
      description={t('page.missing.description')}
      action={<ButtonLink to={paths.orders}>{t('page.missing.toOrders')}</ButtonLink>}
    />
  );
}

function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <Skeletons
      label={t('page.loading')}
      of={['mx-auto size-40 rounded-full', 'mx-auto h-10 w-3/4', 'h-28 rounded-lg', 'h-64 rounded-lg']}
      className="space-y-6"
    />
  );
}
