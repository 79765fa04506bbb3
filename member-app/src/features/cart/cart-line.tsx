import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Trash from 'lucide-react/icons/trash-2';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverMessage } from '../../shared/api/client';
import { ownTimeZone } from '../../shared/lib/days';
import { formatMoment, formatMoney, formatTime, listed } from '../../shared/lib/format';
import { productPath } from '../../shared/lib/paths';
import { accessOf } from '../../shared/lib/offer-access';
import { LINE_WIDTH } from '../../shared/lib/picture-widths';
import { Button } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { Thumbnail } from '../catalog';
import { LaterSecondSeat } from '../second-seat';
import { type CartGift, type CartItem, useKeep, useRemoveFromCart } from './api';
import { GiveButton } from './give-button';
import { HoldAgain } from './hold-again';
import { LineReceiver } from './line-receiver';

/** Recipient of a cart line, and a gift's message. */
const GiftFor = ({ gift: { recipientName, recipientEmail, message } }: { gift: CartGift }) => {
  const { t } = useTranslation('cart');
  return (
    <div className="mt-2 border-l-2 border-line pl-3 text-sm wrap-anywhere">
      <p>{t('gift.for', { name: recipientName, email: recipientEmail })}</p>
      {message !== null && <p className="mt-1 whitespace-pre-line text-ink-soft">“{message}”</p>}
    </div>
  );
};

/** Makes a line a gift, changes its recipient, or keeps it for the shopper. */
function GiftActions({ item: { productId, product, gift } }: { item: CartItem }) {
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

interface CartLineProps {
  item: CartItem;
  /** Discount that the coupon gives on this line. */
  discount: string | undefined;
  /** True for the first line, which has the page's largest picture. */
  isFirst: boolean;
  onRemoved: () => void;
}

export function CartLine({ item, discount, isFirst, onRemoved }: CartLineProps) {
  const { t } = useTranslation(['cart', 'catalog']);
  const { productId, product, offer, gift, ward, heldTime, isForPairs, replaces } = item;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-4 py-5 sm:grid-cols-[8rem_1fr] sm:gap-6">
      <div className="overflow-hidden rounded-md">
        <Thumbnail product={product} isFirst={isFirst} sizes={LINE_WIDTH} />
      </div>
      <div className="min-w-0">
        <div className="flex justify-between gap-4">
          <h2 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            <Link
              to={productPath({ id: productId, type: product.type })}
              className="decoration-1 underline-offset-4 hover:underline"
            >
              {product.title}
            </Link>
          </h2>
          <Price price={product.price} className="text-xl" />
        </div>
        <p className="mt-1 text-sm text-ink-soft">{t(`catalog:categories.${product.category}`)}</p>
        {offer && (
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
            {offer.name} · {accessOf(offer)}
          </p>
        )}
        {discount !== undefined && (
          <p className="mt-1 text-sm text-evergreen-strong tabular-nums">
            {t('coupon.lineOff', { amount: formatMoney(discount) })}
          </p>
        )}
        {replaces.length > 0 && (
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
            {t('replaces', { titles: listed(replaces) })}
          </p>
        )}
        {gift && <GiftFor gift={gift} />}
        {!gift && !heldTime && <LineReceiver item={item} />}
        {isForPairs && !gift && !ward && (
          <Suspense>
            <div className="mt-3 max-w-sm">
              <LaterSecondSeat productId={productId} title={product.title} isWanted />
            </div>
          </Suspense>
        )}
        {heldTime && <LineTime time={heldTime} />}
        <div className="mt-2 -ml-3 flex flex-wrap *:px-3!">
          <RemoveButton item={item} onRemoved={onRemoved} />
          {!heldTime && <GiftActions item={item} />}
        </div>
      </div>
    </li>
  );
}

/** Coaching time of a cart line and its hold; after the expiry, it can be held again or replaced. */
function LineTime({ time }: { time: NonNullable<CartItem['heldTime']> }) {
  const { t } = useTranslation('cart');
  const { startsAt, payUntil } = time;
  const isOver = useHasPassed(payUntil);
  return (
    <div className="mt-2 border-l-2 border-line pl-3 text-sm">
      <p className="inline-flex items-center gap-1.5 font-semibold">
        <CalendarClock aria-hidden className="size-4" />
        {formatMoment(startsAt)}
      </p>
      {isOver ? (
        <HoldAgain key={payUntil} time={time} />
      ) : (
        <p className="text-ink-soft">{t('time.heldUntil', { time: formatTime(payUntil, ownTimeZone()) })}</p>
      )}
    </div>
  );
}

function RemoveButton({
  item: { productId, product },
  onRemoved,
}: Pick<CartLineProps, 'item' | 'onRemoved'>) {
  const { t } = useTranslation('cart');
  const removal = useRemoveFromCart();

  /**
   * Removes the line. Awaits the result instead of using mutate's callbacks, because the line is unmounted by the time
   * the cart has been loaded again.
   */
  async function remove() {
    try {
      await removal.mutateAsync(productId);
      toast({ title: t('removed.title'), description: t('removed.description') });
      onRemoved();
    } catch {
      toastFailure(t('removeFailed.title'), t('removeFailed.description'));
    }
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${t('remove')} ${product.title}`}
      pending={removal.isPending}
      onClick={() => void remove()}
    >
      {!removal.isPending && <Trash aria-hidden />}
      {t('remove')}
    </Button>
  );
}
