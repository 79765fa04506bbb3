import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Accepting } from '../../shared/ui/accepting';
import { Button } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { useFreeCheckout } from './api';
import { failureOf } from './refusals';

interface Props {
  orderId: string;
  /** The order was refused: the cart is another by now than what is shown. */
  onChanged: () => void;
}

/** Completes an order that a coupon makes free: no card, one button. */
export function FreeForm({ orderId, onChanged }: Props) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useFreeCheckout();

  function complete() {
    mutate(orderId, {
      onSuccess: (completed) =>
        void navigate(paths.order(completed), { replace: true, state: { payment: 'succeeded' } }),
      onError: (error) => {
        toast({ title: t('error.title'), description: failureOf(error), variant: 'destructive' });
        onChanged();
      },
    });
  }

  return (
    <>
      <p className="text-ink-soft">{t('free.text')}</p>
      <Button size="lg" className="mt-6 w-full" onClick={complete} pending={isPending || isSuccess}>
        {t('free.get')}
      </Button>
      <Accepting by={t('free.accepting')} texts={['terms', 'refunds']} />
    </>
  );
}
