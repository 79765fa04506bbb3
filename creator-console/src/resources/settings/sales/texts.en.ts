import { timeInWords } from '../../../shared/time-of-day';
import type { SaleMailFrequency } from './sale-mails.api';

interface Choice {
  label: string;
  says: (hour: number, timeZone: string) => string;
}

/** The texts about mails that tell of sales. */
export const texts = {
  title: 'Mails about sales',
  lead: 'A sale of coaching is mailed to you at once in any case, because its buyer waits for you to write.',
  choices: {
    every: { label: 'Every sale', says: () => 'A mail for each sale, as it is made.' },
    daily: {
      label: 'One mail a day',
      says: (hour, timeZone) =>
        `At ${timeInWords(hour * 60)} (${timeZone}), with all sales since the last one. None when nothing was sold.`,
    },
    none: { label: 'None', says: () => 'You find your sales under Orders.' },
  } satisfies Record<SaleMailFrequency, Choice> as Record<SaleMailFrequency, Choice>,
  saved: 'Saved',
  savedText: 'This counts for sales from now on.',
  failed: 'This could not be saved',
  tryAgain: 'Nothing has changed. Please try again.',
} as const;
