import { useGetList } from 'react-admin';
import { Fact } from '../../shared/facts';
import { filteredPath } from '../../shared/filtered-path';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';
import type { Coupon } from './coupon';
import { texts } from './texts';

const FIRST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'paidAt', order: 'DESC' },
} as const;

/**
 * Number of orders with the coupon, with a link to them. They can be more than its uses, because each payment of a
 * subscription is an order, and a refunded order stays. The list itself counts them, so both agree.
 */
export function DiscountedOrders({ id }: Pick<Coupon, 'id'>) {
  const filter = { couponId: id };
  const { total } = useGetList('orders', { filter, ...FIRST }, { staleTime: 0 });
  if (!total) return null;
  return (
    <Fact label={texts.discountedOrders}>
      {total}
      <Secondary>{texts.discountedOrdersHelp}</Secondary>
      <PageLink to={filteredPath('orders', filter)} variant="body2">
        {texts.seeOrders(total)}
      </PageLink>
    </Fact>
  );
}
