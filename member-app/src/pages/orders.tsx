import { OrderList } from '../features/orders';
import { SubscriptionList } from '../features/subscriptions';

export const Component = () => (
  <div className="page-width py-10 lg:py-16">
    <div className="mx-auto max-w-3xl">
      <OrderList above={<SubscriptionList />} />
    </div>
  </div>
);
