import { useParams } from 'react-router-dom';
import { GiftPage } from '../features/gifts';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="page-width max-w-2xl py-10 lg:py-16">
      <GiftPage token={token} />
    </div>
  );
}
