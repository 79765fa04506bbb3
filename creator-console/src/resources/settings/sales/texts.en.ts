import { timeInWords } from '../../../shared/time-of-day';
import type { SaleMailFrequency } from './sale-mails.api';

interface Choice {
  label: string;
  says: (hour: number, timeZone: string) => string;
}

export const texts = {
  title: 'Sales emails',
  lead: 'When someone buys coaching, you always get an email right away, because the buyer is waiting to hear from you.',
  choices: {
    every: { label: 'Every sale', says: () => 'One email for each sale, right away.' },
    daily: {
      label: 'One email a day',
      says: (hour, timeZone) =>
        `At ${timeInWords(hour * 60)} (${timeZone}), with all sales since the last email. No sales, no email.`,
    },
    none: { label: 'None', says: () => 'You can find your sales under Orders.' },
  } satisfies Record<SaleMailFrequency, Choice> as Record<SaleMailFrequency, Choice>,
  saved: 'Saved',
  savedText: 'Applies to new sales.',
  failed: 'This couldn’t be saved',
  tryAgain: 'Nothing was changed. Please try again.',
} as const;
