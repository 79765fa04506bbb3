import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeleton } from '../../shared/ui/skeleton';
import { useSession } from '../session';
import { type CartItem, useCart, useCartSummary } from './api';
import { CartLine } from './cart-line';
import { CoachNotice } from './coach-notice';
import { CartSummary } from './cart-summary';

/** The cart page's content: what is in the cart of a visitor or member, and the button to the checkout. */
export function Cart() {
  const { t } = useTranslation('cart');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('title')}
      </h1>
      {/* The button that took a line away is gone with it: the heading keeps a keyboard's place. */}
      <Contents onRemoved={() => heading.current?.focus()} />
    </>
  );
}

function Contents({ onRemoved }: { onRemoved: () => void }) {
  const { data: member } = useSession();
  const query = useCart();
  const { data: items } = query;
  if (member?.role === 'creator') return <CoachNotice />;
  if (!items) return <NotLoaded query={query} skeleton={<CartSkeleton />} className="mt-10" />;
  return items.length === 0 ? <EmptyCart /> : <Lines items={items} onRemoved={onRemoved} />;
}

function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      picture="basket"
      title={t('empty.title')}
      description={t('empty.description')}
      action={<ButtonLink to={paths.library}>{t('empty.browse')}</ButtonLink>}
    />
  );
}

function Lines({ items, onRemoved }: { items: CartItem[]; onRemoved: () => void }) {
  const { data: figures } = useCartSummary();
  const discountOf = (productId: string) =>
    figures?.coupon?.lines.find((line) => line.productId === productId)?.discount;
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <CartLine
            key={item.id}
            item={item}
            discount={discountOf(item.productId)}
            isFirst={index === 0}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      <CartSummary items={items} figures={figures} />
    </div>
  );
}

function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <div className="mt-4">
      <output className="block text-ink-soft">{t('loading')}</output>
      <div aria-busy className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="space-y-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  );
}
