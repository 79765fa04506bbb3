import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState, Skeleton } from '../../shared/ui/loading';
import { toastFailure } from '../../shared/ui/toast-store';
import { couponProblem, type RefusedCoupon, useCart, useCartCount, useRemoveCoupon } from '../cart';
import { AskToBuy, MyRequests } from '../family';
import { isMinor, type Member, useSession } from '../session';
import { usePreparedPayment } from './api';
import { payingOrder } from './paying-order';
import { Purchase } from './purchase';
import { SignInStep } from './sign-in-step';
import { cartIsEmpty, failureOf, holdIsOver, paidOrderOf, refusedCouponOf } from './refusals';

export function Checkout() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <Content />
    </>
  );
}

function Content() {
  const { data: member, isPending } = useSession();
  if (isPending) return <Preparing />;
  if (!member) return <VisitorCheckout />;
  // The coach does not buy, as the cart page explains.
  if (member.role === 'creator') return <Navigate to={paths.cart} replace />;
  return isMinor(member) ? <AskGuardian member={member} /> : <MemberCheckout />;
}

/** Checkout for visitors. With an empty cart, they are not asked to sign in. */
function VisitorCheckout() {
  const { t } = useTranslation('checkout');
  const { data: count } = useCartCount();
  if (count === 0) return <Navigate to={paths.cart} replace />;
  return <SignInStep returnTo={paths.checkout} description={t('signIn.description')} />;
}

/** Shown to a minor, who does not pay: asks guardians, shows their answers, and links to free products. */
function AskGuardian({ member }: { member: Member }) {
  const { t } = useTranslation('checkout');
  const { data: items = [] } = useCart();
  return (
    <>
      <EmptyState
        level={1}
        picture="cups"
        title={t('askGuardian.title')}
        description={t('askGuardian.text')}
        action={
          <div className="flex flex-wrap items-center justify-center gap-3">
            <AskToBuy
              member={member}
              productIds={items.filter(({ gift }) => gift === null).map(({ productId }) => productId)}
            />
            <ButtonLink to={paths.library} variant="secondary">
              {t('askGuardian.library')}
            </ButtonLink>
          </div>
        }
      />
      <div className="mx-auto mt-10 max-w-xl">
        <MyRequests />
      </div>
    </>
  );
}

/** Checkout for members. A reload after the payment leads to its order, because the cart is empty by then. */
function MemberCheckout() {
  const orderId = payingOrder();
  const { data: count, isLoading } = useCartCount(orderId !== null);
  if (isLoading) return <Preparing />;
  if (orderId !== null && count === 0) return <Navigate to={paths.order(orderId)} replace />;
  return <Priced />;
}

function Priced() {
  const { data: payment, error, isFetching, refetch } = usePreparedPayment();
  if (error) return <NotPrepared error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!payment) return <Preparing />;
  return <Purchase payment={payment} onChanged={() => void refetch()} />;
}

interface NotPreparedProps {
  error: Error;
  pending: boolean;
  onRetry: () => void;
}

/** Handles an empty cart, an expired hold, a paid order and an expired coupon, which are not failures. */
function NotPrepared({ error, pending, onRetry }: NotPreparedProps) {
  const paidOrder = paidOrderOf(error);
  if (paidOrder) return <Navigate to={paths.order(paidOrder)} replace />;
  const coupon = refusedCouponOf(error);
  if (coupon) return <CouponRefused coupon={coupon} />;
  if (cartIsEmpty(error) || holdIsOver(error)) return <Navigate to={paths.cart} replace />;
  return <Failure message={failureOf(error)} pending={pending} onRetry={onRetry} />;
}

function Failure({ message, pending, onRetry }: Omit<NotPreparedProps, 'error'> & { message: string }) {
  const { t } = useTranslation('checkout');
  const title = t('error.title');
  useEffect(() => toastFailure(title, message), [title, message]);
  return <ErrorState description={message} pending={pending} onRetry={onRetry} />;
}

/** Asks the buyer whether to continue at the full price, because nobody pays another price than the one shown. */
function CouponRefused({ coupon }: { coupon: RefusedCoupon }) {
  const { t } = useTranslation('checkout');
  const removal = useRemoveCoupon();
  const queries = useQueryClient();

  async function goOnWithout() {
    try {
      await removal.mutateAsync();
      await queries.resetQueries({ queryKey: ['/api/create-payment-intent'] });
    } catch {
      toastFailure(t('coupon.failed.title'), t('coupon.failed.description'));
    }
  }

  return (
    <EmptyState
      level={1}
      picture="fallen-leaf"
      title={t('coupon.title')}
      description={couponProblem(coupon) ?? t('coupon.title')}
      action={
        <>
          <Button pending={removal.isPending} onClick={() => void goOnWithout()}>
            {t('coupon.goOn')}
          </Button>
          <ButtonLink variant="secondary" to={paths.cart}>
            {t('coupon.toCart')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Preparing() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <output className="block font-serif text-2xl">{t('preparing')}</output>
      <div aria-busy className="mt-8 grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-72 rounded-lg max-lg:order-first" />
      </div>
    </>
  );
}
