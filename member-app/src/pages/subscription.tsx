import { useParams } from 'react-router-dom';
import { SubscriptionPage } from '../features/subscriptions';

export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="page-width py-10 lg:py-16">
      <div className="mx-auto max-w-3xl">
        <SubscriptionPage key={id} id={id} />
      </div>
    </div>
  );
}
