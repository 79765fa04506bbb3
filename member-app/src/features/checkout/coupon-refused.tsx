import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../shared/lib/paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';
import { toast } from '../../shared/ui/toast-store';
import { couponProblem, type RefusedCoupon, useRemoveCoupon } from '../cart';
import { checkoutTexts } from './texts';

/** Nobody pays another price than was shown: the buyer decides whether to go on at the full price. */
export function CouponRefused({ coupon }: { coupon: RefusedCoupon }) {
  const { title, goOn, toCart, failed } = checkoutTexts.coupon;
  const removal = useRemoveCoupon();
  const queries = useQueryClient();

  async function goOnWithout() {
    try {
      await removal.mutateAsync();
      await queries.resetQueries({ queryKey: ['/api/create-payment-intent'] });
    } catch {
      toast({ ...failed, variant: 'destructive' });
    }
  }

  return (
    <EmptyState
      level={1}
      picture={<Illustration name="fallen-leaf" />}
      title={title}
      description={couponProblem(coupon) ?? title}
      action={
        <>
          <Button pending={removal.isPending} onClick={() => void goOnWithout()}>
            {goOn}
          </Button>
          <ButtonLink variant="secondary" to={paths.cart}>
            {toCart}
          </ButtonLink>
        </>
      }
    />
  );
}
