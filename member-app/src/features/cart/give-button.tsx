import Gift from 'lucide-react/icons/gift';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../shared/ui/button';
import type { CartGift } from './api';

/** Loads the dialog on request, because most people never give anything. */
const loadDialog = async () => ({ default: (await import('./gift-dialog')).GiftDialog });
const GiftDialog = lazy(loadDialog);

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  product: { id: string; title: string };
  /** Gift as it is in the cart. */
  gift?: CartGift | null;
  /** Chosen offer; null: the product's own price. */
  offerId?: string | null | undefined;
};

/** Opens the dialog that asks who a product is for. */
export function GiveButton({ product, gift, offerId, ...look }: Props) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        {...look}
        aria-label={
          gift ? t('gift.editOf', { title: product.title }) : t('gift.giveTitle', { title: product.title })
        }
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        {!gift && <Gift aria-hidden />}
        {gift ? t('gift.edit') : t('gift.give')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GiftDialog
            product={product}
            gift={gift ?? null}
            offerId={offerId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
