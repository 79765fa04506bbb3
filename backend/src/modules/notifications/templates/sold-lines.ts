import type { MailWords } from './mail-words.js';

/** Facts of an order line for emails. */
export interface SoldLine {
  type: string;
  title: string;
  waits: boolean;
  /** Name of the offer; null: the product's own price. */
  offerName?: string | null | undefined;
  isGift?: boolean;
  /** True if the product is in the account of the buyer's ward. */
  isForWard?: boolean;
  /** Recipient, as far as known. */
  giftFor?: string | undefined;
  parts?: { type: string; title: string; productId?: string }[];
  /** Second seats of the line, with their holders' first names; null: nobody is chosen yet. */
  secondSeats?: { name: string | null }[];
}

/** Titles of the coaching that the buyer got, alone or in a bundle. Redeemed gifts are reported later. */
export const coachingIn = (lines: readonly SoldLine[]): string[] =>
  lines
    .filter(({ waits, isGift }) => !waits && !isGift)
    .flatMap((line) => [line, ...(line.parts ?? [])])
    .filter(({ type }) => type === 'coaching')
    .map(({ title }) => title);

export const labelOf = (
  words: MailWords,
  { title, offerName, parts = [], isGift, isForWard, giftFor, secondSeats = [] }: SoldLine,
): string => {
  const to = isForWard ? 'ward' : 'gift';
  const gift = giftFor === undefined ? words.shared(to) : words.shared(`${to}For`, { name: giftFor });
  const notes = [
    ...(offerName ? [offerName] : []),
    ...(isGift ? [gift] : []),
    ...(parts.length > 0 ? [parts.map((part) => part.title).join(', ')] : []),
    ...secondSeats.map(({ name }) =>
      name === null ? words.shared('secondSeat') : words.shared('secondSeatFor', { name }),
    ),
  ];
  return notes.length === 0 ? title : `${title} (${notes.join('; ')})`;
};
