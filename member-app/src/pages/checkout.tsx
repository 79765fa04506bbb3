import { Checkout } from '../features/checkout';

export const Component = () => (
  <div className="page-width py-10 lg:py-16">
    <Checkout />
  </div>
);
