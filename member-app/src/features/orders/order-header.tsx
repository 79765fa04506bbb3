import { clsx } from 'clsx';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import type { Order, OrderStatus } from './api';
import { wordsOf } from './order-words';
import { usePaymentNews } from './payment-news';

const pictures: Record<OrderStatus, IllustrationName> = {
  pending: 'seed',
  paid: 'seedling',
  partially_refunded: 'fallen-leaf',
  refunded: 'fallen-leaf',
  disputed: 'letter',
  review: 'letter',
  expired: 'basket',
};

/** The state of the payment, announced to screen readers when it changes. */
export function OrderHeader({ order }: { order: Order }) {
  const { title, text, next, step } = wordsOf(order, usePaymentNews());
  const picture = pictures[order.status];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center text-center print:hidden">
      {/* An animated seed while the payment is being confirmed, a seedling once it is. */}
      <Illustration
        key={picture}
        name={picture}
        className={clsx(
          'w-40 text-evergreen',
          order.status === 'pending' ? 'animate-breathe' : 'animate-rise',
        )}
      />
      <div aria-live="polite" aria-atomic>
        <h1 className="mt-5 text-4xl outline-none">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text}</p>
        {next && <p className="mt-3 text-ink-soft">{next}</p>}
      </div>
      {step && (
        <ButtonLink className="mt-7" to={step.to}>
          {step.label}
        </ButtonLink>
      )}
    </div>
  );
}
