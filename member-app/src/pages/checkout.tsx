import { Checkout } from '../features/checkout';

export function Component() {
  return (
    <div className="page-width py-10 lg:py-16">
      <Checkout />
    </div>
  );
}
