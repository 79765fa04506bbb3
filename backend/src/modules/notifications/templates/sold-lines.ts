import type { MailWords } from './mail-words.js';

/** A line of an order as the mails about it tell it. */
export interface SoldLine {
  type: string;
  title: string;
  waits: boolean;
  /** For somebody else. */
  isGift?: boolean;
  /** It is in the account of a ward of the buyer's. */
  isForWard?: boolean;
  /** For whom, as far as it is known. */
  giftFor?: string | undefined;
  /** What comes with a bundle. */
  parts?: { type: string; title: string }[];
}

/** Titles of the coaching that its buyer was given, by itself or in a bundle. Who redeems a gift is told of later. */
export const coachingIn = (lines: readonly SoldLine[]): string[] =>
  lines
    .filter(({ waits, isGift }) => !waits && !isGift)
    .flatMap((line) => [line, ...(line.parts ?? [])])
    .filter(({ type }) => type === 'coaching')
    .map(({ title }) => title);

export const labelOf = (
  words: MailWords,
  { title, parts = [], isGift, isForWard, giftFor }: SoldLine,
): string => {
  const to = isForWard ? 'ward' : 'gift';
  const gift = giftFor === undefined ? words.shared(to) : words.shared(`${to}For`, { name: giftFor });
  const notes = [
    ...(isGift ? [gift] : []),
    ...(parts.length > 0 ? [parts.map((part) => part.title).join(', ')] : []),
  ];
  return notes.length === 0 ? title : `${title} (${notes.join('; ')})`;
};
