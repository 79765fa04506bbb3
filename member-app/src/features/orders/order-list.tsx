import type { ReactNode } from 'react';
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
import { Receipt } from './receipt';
import { StatusBadge } from './status-badge';

/** The receipt of the newest order, and all earlier orders. `above`: what else a member pays for. */
export function OrderList({ above }: { above?: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <h1 className="text-4xl print:hidden">{t('list.title')}</h1>
      <div className="mt-8">
        <MembersOnly waiting={<ListSkeleton />}>
          {above}
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
  const [newest, ...earlier] = orders.data.pages.flatMap(({ items }) => items);
  if (!newest)
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
      <Receipt order={newest} isLinked />
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className="mt-10 print:hidden">
          <h2 id="earlier" className="text-2xl">
            {t('list.earlier')}
          </h2>
          <ul className="mt-4 space-y-4">
            {earlier.map((order) => (
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
        </section>
      )}
    </>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <Skeletons label={t('list.loading')} of={['h-80 rounded-lg', 'h-32 rounded-lg']} className="space-y-4" />
  );
}

function OrderCard({ order: { id, number, status, createdAt, paidAt, lines, total } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { timeZone } = useSite();
  const date = paidAt ?? createdAt;
  return (
    <Card className="relative p-5 transition-shadow duration-300 hover:shadow-lift sm:p-6">
      <div className="flex items-center gap-3">
        <h3 className="text-xl">
          <Link
            to={paths.order(id)}
            aria-label={t('list.open', { number })}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {number}
          </Link>
        </h3>
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
