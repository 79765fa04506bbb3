import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import type { Order } from './api';
import type { BrowserNews } from './payment-news';

interface OrderWords {
  title: string;
  text: string;
  next?: string;
  /** Link to the next step, if the page does not offer one. */
  step?: { to: string; label: string };
}

/**
 * Returns the texts for an order's state. Only the server decides that it is paid; until then the browser's result
 * chooses the text.
 */
export function wordsOf(order: Order, news: BrowserNews): OrderWords {
  const { t } = i18n;
  const { status } = order;
  const email = mailedTo(order);
  if (status === 'pending') return wordsWhilePending(news);
  const which = exceptionIn(order) ?? (`settled.${status}` as const);
  return {
    title: t(`orders:${which}.title`),
    text: t(`orders:${which}.text`, { email }),
    ...(status === 'expired' && { step: { to: paths.cart, label: t('orders:toCart') } }),
  };
}

export const mailedTo = ({ receiptEmail }: Pick<Order, 'receiptEmail'>): string =>
  receiptEmail ?? i18n.t('orders:addressGone');

function wordsWhilePending(news: BrowserNews): OrderWords {
  const { t } = i18n;
  if (news === 'succeeded') {
    const words = { title: t('orders:confirming.title'), text: t('orders:confirming.text') };
    return { ...words, next: t('orders:confirming.next') };
  }
  const which = news === 'failed' ? 'notPaid' : 'unpaid';
  return {
    title: t(`orders:${which}.title`),
    text: t(`orders:${which}.text`),
    step: { to: paths.checkout, label: t('orders:unpaid.toCheckout') },
  };
}

/** Returns the exception that needs its own text; undefined for an ordinary order. */
function exceptionIn({
  status,
  lines,
}: Order): 'partlyYours' | 'forWards' | 'onlyGifts' | 'withGifts' | undefined {
  if (status === 'review' && lines.some(({ isDelivered }) => isDelivered)) return 'partlyYours';
  if (status === 'paid' && lines.some(({ gift }) => gift?.isForWard)) return 'forWards';
  const gifts = status === 'paid' ? lines.filter(({ gift }) => gift !== null).length : 0;
  if (gifts === 0) return undefined;
  return gifts === lines.length ? 'onlyGifts' : 'withGifts';
}
