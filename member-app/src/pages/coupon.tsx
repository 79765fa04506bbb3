import { useParams } from 'react-router-dom';
import { CouponLink } from '../features/cart';

export function Component() {
  const { code = '' } = useParams();
  return (
    <div className="page-width py-10 lg:py-16">
      <CouponLink code={code} />
    </div>
  );
}
