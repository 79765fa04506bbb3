import { useSearchParams } from 'react-router-dom';
import { Subscribe } from '../features/subscriptions';

export function Component() {
  const [address] = useSearchParams();
  return (
    <div className="page-width py-10 lg:py-16">
      <Subscribe productId={address.get('product') ?? ''} offerId={address.get('offer') ?? ''} />
    </div>
  );
}
