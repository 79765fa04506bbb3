import type { Letter } from './letter.js';
import { inQuotes, nameOf, type Buyer } from './sale-letters.js';

/** A gift as the mail to its recipient tells it. */
interface Present {
  recipientName: string;
  title: string;
  /** What its buyer says with it. */
  message: string | null;
  url: string;
}

/** To somebody who may not know us: it says who gives what, in the words of whoever gives it, and how it is redeemed. */
export const gift = (sender: string, { recipientName, title, message, url }: Present): Letter => ({
  subject: `A gift for you from ${sender}`,
  heading: `Hello, ${recipientName}`,
  paragraphs: [
    `${sender} has a gift for you: “${title}”.`,
    ...(message === null ? [] : [`${sender} wrote: “${message}”`]),
    'Open it with the button below. You need an account for it, which costs nothing and is made in a minute. If you have it already, you can pass this link on.',
  ],
  button: { label: 'Open your gift', url },
  footnote:
    'The link works once, and it does not run out. Whoever has it can redeem the gift. If you do not know what this is about, you can ignore this mail.',
});

export const coachingRedeemed = (
  name: string,
  coaching: readonly string[],
  person: Buyer,
  giver: Buyer | undefined,
  { order, student }: { order: string; student: string },
): Letter => ({
  subject: `Please write to ${person.name}: coaching was redeemed`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${nameOf(person)} has redeemed ${inQuotes(coaching)}, a gift. It was bought by: ${nameOf(giver)}.`,
    'The pages of what was redeemed say that you write within two working days to arrange when you meet.',
  ],
  button: { label: `Write to ${person.name}`, url: `mailto:${person.email}` },
  links: [
    { label: 'Look at the order', url: order },
    { label: `Look at ${person.name}`, url: student },
  ],
});
