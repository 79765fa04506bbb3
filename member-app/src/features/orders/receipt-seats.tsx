import { useTranslation } from 'react-i18next';
import type { Order } from './api';

interface Props {
  /** Product of the line. */
  productId: string;
  seats: Order['secondSeats'];
}

/** Holders of the second seats that came with a line of an order, or with the parts of its bundle. */
export function ReceiptSeats({ productId, seats }: Props) {
  const { t } = useTranslation('orders');
  return seats.map((seat) => {
    const name = seat.name ?? t('receipt.seatNotChosen');
    return (
      <span key={seat.productId} className="block text-sm text-ink-soft">
        {seat.productId === productId
          ? t('receipt.seat', { name })
          : t('receipt.seatOf', { name, title: seat.title })}
      </span>
    );
  });
}
