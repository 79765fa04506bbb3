import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Illustration } from '../../shared/ui/illustration';
import { NextPage } from '../../shared/ui/next-page';
import { Skeletons } from '../../shared/ui/skeletons';
import { useOrders } from './api';
import { MembersOnly } from './members-only';
import { OrderCard } from './order-card';

/** The order history. */
export function OrderList() {
  const { t } = useTranslation('orders');
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <h1 className="text-4xl">{t('list.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('list.lead')}</p>
      <div className="mt-8">
        <MembersOnly waiting={<ListSkeleton />}>
          <Orders />
        </MembersOnly>
      </div>
    </>
  );
}

function Orders() {
  const { t } = useTranslation('orders');
  const orders = useOrders();
  if (!orders.data) return <NotLoaded query={orders} skeleton={<ListSkeleton />} />;
  const all = orders.data.pages.flat();
  if (all.length === 0) return <NoOrders />;
  return (
    <>
      <ul className="space-y-4">
        {all.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <NextPage
        of={orders}
        words={orders.isFetchingNextPage ? t('list.loadingOlder') : t('list.older')}
        className="mt-8 text-center"
      />
    </>
  );
}

function NoOrders() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      picture={<Illustration name="letter" />}
      title={t('list.empty.title')}
      description={t('list.empty.description')}
      action={<ButtonLink to={paths.library}>{t('list.empty.browse')}</ButtonLink>}
    />
  );
}

function ListSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <Skeletons
      label={t('list.loading')}
      of={['h-32 rounded-lg', 'h-32 rounded-lg', 'h-32 rounded-lg']}
      className="space-y-4"
    />
  );
}
