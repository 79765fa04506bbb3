import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/skeleton';
import { useOrders } from './api';
import { MembersOnly } from './members-only';
import { OrderCard } from './order-card';
import { ordersTexts } from './texts';

const { list } = ordersTexts;

/** The order history. */
export function OrderList() {
  return (
    <>
      <PageTitle>{list.title}</PageTitle>
      <h1 className="text-4xl">{list.title}</h1>
      <p className="mt-3 text-ink-soft">{list.lead}</p>
      <div className="mt-8">
        <MembersOnly waiting={<ListSkeleton />}>
          <Orders />
        </MembersOnly>
      </div>
    </>
  );
}

function Orders() {
  const orders = useOrders();
  if (orders.isPending) return <ListSkeleton />;
  if (!orders.data) return <ErrorState onRetry={() => void orders.refetch()} pending={orders.isFetching} />;
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
      {orders.hasNextPage && (
        <div className="mt-8 text-center">
          <Button
            variant="secondary"
            pending={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            {orders.isFetchingNextPage ? list.loadingOlder : list.older}
          </Button>
        </div>
      )}
    </>
  );
}

function NoOrders() {
  const { title, description, browse } = list.empty;
  return (
    <EmptyState
      picture={<Illustration name="letter" />}
      title={title}
      description={description}
      action={<ButtonLink to={paths.library}>{browse}</ButtonLink>}
    />
  );
}

function ListSkeleton() {
  return (
    <section aria-busy aria-label={list.loading} className="space-y-4">
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </section>
  );
}
