import { useParams } from 'react-router-dom';
import { BookingPage } from '../features/coaching';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="page-width max-w-2xl py-10 lg:py-16">
      <BookingPage token={token} />
    </div>
  );
}
