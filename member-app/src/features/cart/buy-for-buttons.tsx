import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../shared/api/client';
import { Button, type ButtonProps } from '../../shared/ui/button';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { type Member, useSession } from '../session';
import { useBuyFor } from './api';

type Props = Pick<ButtonProps, 'size' | 'className'> & {
  product: { id: string; title: string };
  /** Chosen offer; null: the product's own price. */
  offerId: string | null | undefined;
};

/** Shows a mother one button per daughter, which puts the product into the cart for her. */
export function BuyForButtons(props: Props) {
  const { data: member } = useSession();
  return member?.wards.map((ward) => <BuyFor key={ward.id} ward={ward} {...props} />);
}

function BuyFor({ ward, product, offerId, ...look }: Props & { ward: Member['wards'][number] }) {
  const { t } = useTranslation('cart');
  const buyFor = useBuyFor(product.id);
  async function buy() {
    try {
      await buyFor.mutateAsync({ wardId: ward.id, ...(offerId !== undefined && { offerId }) });
      toast({
        title: t('added.title'),
        description: t('for.added', { title: product.title, name: ward.name }),
      });
    } catch (error) {
      toastFailure(t('for.failed.title'), serverMessage(error, t('for.failed.description')));
    }
  }
  return (
    <Button variant="ghost" {...look} pending={buyFor.isPending} onClick={() => void buy()}>
      {t('for.buy', { name: ward.name })}
    </Button>
  );
}
