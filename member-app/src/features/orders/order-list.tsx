import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { useSite } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { type Order, useOrders } from './api';
import { MembersOnly } from './members-only';
import { StatusBadge } from './status-badge';

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
  const all = orders.data.pages.flatMap(({ items }) => items);
  if (all.length === 0)
    return (
      <EmptyState
        picture="letter"
        title={t('list.empty.title')}
        description={t('list.empty.description')}
        action={<ButtonLink to={paths.library}>{t('list.empty.browse')}</ButtonLink>}
      />
    );
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

function OrderCard({ order: { id, number, status, createdAt, paidAt, lines, total } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { timeZone } = useSite();
  const date = paidAt ?? createdAt;
  return (
    <Card className="relative p-5 transition-shadow duration-300 hover:shadow-lift sm:p-6">
      <div className="flex items-center gap-3">
        <h2 className="text-xl">
          <Link
            to={paths.order(id)}
            aria-label={t('list.open', { number })}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {number}
          </Link>
        </h2>
        <StatusBadge status={status} />
        <span className="ml-auto font-serif text-xl tabular-nums">{formatMoney(total)}</span>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <time dateTime={date}>{formatDate(date, timeZone)}</time>
      </p>
      <p className="mt-3 wrap-anywhere">{lines.map(({ title }) => title).join(', ')}</p>
    </Card>
  );
}
