import { paths } from '../../shared/lib/paths';
import type { Order } from './api';
import type { BrowserNews } from './payment-news';
import { ordersTexts } from './texts';

export interface OrderWords {
  title: string;
  text: string;
  next?: string;
  /** Where to go from here, when the page itself does not offer it. */
  step?: { to: string; label: string };
}

/** The texts for an order's state. Only the server decides that it is paid; until then the browser's result chooses the text. */
export function wordsOf({ status, receiptEmail, lines }: Order, news: BrowserNews): OrderWords {
  const { confirming, notPaid, unpaid, settled, onlyGifts, partlyYours, toCart, withGifts } = ordersTexts;
  const checkout = { step: { to: paths.checkout, label: unpaid.toCheckout } };
  if (status === 'pending') {
    if (news === 'succeeded') return confirming;
    return { ...(news === 'failed' ? notPaid : unpaid), ...checkout };
  }
  const isPartlyYours = status === 'review' && lines.some(({ isDelivered }) => isDelivered);
  const gifts = status === 'paid' ? lines.filter(({ gift }) => gift !== null).length : 0;
  const thanks = gifts === lines.length ? onlyGifts : withGifts;
  const { title, text } = isPartlyYours ? partlyYours : gifts > 0 ? thanks : settled[status];
  return {
    title,
    text: text(receiptEmail),
    ...(status === 'expired' && { step: { to: paths.cart, label: toCart } }),
  };
}
