import { Cart } from '../features/cart';

export function Component() {
  return (
    <div className="page-width py-10 lg:py-16">
      <Cart />
    </div>
  );
}
