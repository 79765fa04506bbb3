import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../shared/api/client';
import { Button } from '../../shared/ui/button';
import { toastFailure } from '../../shared/ui/toast-store';
import { type CartGift, type CartItem, useKeep } from './api';
import { GiveButton } from './give-button';

/** For whom a line of the cart is, when it is a gift, and what is said with it. */
export const GiftFor = ({ gift: { recipientName, recipientEmail, message } }: { gift: CartGift }) => {
  const { t } = useTranslation('cart');
  return (
    <div className="mt-2 border-l-2 border-line pl-3 text-sm wrap-anywhere">
      <p>{t('gift.for', { name: recipientName, email: recipientEmail })}</p>
      {message !== null && <p className="mt-1 whitespace-pre-line text-ink-soft">“{message}”</p>}
    </div>
  );
};

/** Makes a gift of a line, changes for whom it is, or keeps it after all. */
export function GiftActions({ item: { productId, product, gift } }: { item: CartItem }) {
  const { t } = useTranslation('cart');
  const keep = useKeep(productId);
  async function keepIt() {
    try {
      await keep.mutateAsync();
    } catch (error) {
      toastFailure(t('gift.keepFailed.title'), serverMessage(error, t('gift.keepFailed.description')));
    }
  }
  return (
    <>
      <GiveButton product={{ id: productId, title: product.title }} gift={gift} size="sm" />
      {gift && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('gift.keepOf', { title: product.title })}
          pending={keep.isPending}
          onClick={() => void keepIt()}
        >
          {t('gift.keep')}
        </Button>
      )}
    </>
  );
}
