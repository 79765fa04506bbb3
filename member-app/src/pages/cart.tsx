import { Cart } from '../features/cart';

export const Component = () => (
  <div className="page-width py-10 lg:py-16">
    <Cart />
  </div>
);
