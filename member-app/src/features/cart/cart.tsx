import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { LaterAskToBuy } from '../family';
import { isMinor, useSession } from '../session';
import { type CartItem, type CartSummary as Summary, useCart, useCartSummary } from './api';
import { CartLine } from './cart-line';
import { CoachNotice } from './coach-notice';
import { Coupon } from './coupon';
import { OrderTotals } from './order-totals';
import { totalsOf } from './totals';

interface Props {
  items: CartItem[];
  /** The server's figures; until they are loaded, the sum of the prices. */
  figures: Summary | undefined;
}

function CartSummary({ items, figures }: Props) {
  const { t } = useTranslation('cart');
  const { data: member } = useSession();
  const totals = figures ? { ...figures, couponCode: figures.coupon?.code ?? null } : totalsOf(items);
  return (
    <Card className="p-6 lg:sticky lg:top-28">
      <h2 className="mb-5 text-2xl">{t('summary.title')}</h2>
      <OrderTotals {...totals} />
      <div className="mt-5">
        <Coupon coupon={figures?.coupon ?? null} />
      </div>
      <div className="mt-6 grid gap-3">
        {member && isMinor(member) ? (
          <Suspense>
            <LaterAskToBuy size="lg" member={member} productIds={askable(items)} />
          </Suspense>
        ) : (
          <ButtonLink size="lg" to={paths.checkout}>
            {t('summary.checkout')}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" to={paths.library}>
          {t('summary.continue')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Items that a minor can ask guardians to buy. */
const askable = (items: CartItem[]): string[] =>
  items.filter(({ gift }) => gift === null).map(({ productId }) => productId);

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
      {/* The button that removed a line is gone with it, so the heading takes the focus. */}
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
