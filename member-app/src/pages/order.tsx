import { useParams } from 'react-router-dom';
import { OrderPage } from '../features/orders';

export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="page-width py-10 lg:py-16 print:py-0">
      <div className="mx-auto max-w-3xl">
        {/* Another order is another page, even if one links to the other. */}
        <OrderPage key={id} id={id} />
      </div>
    </div>
  );
}
