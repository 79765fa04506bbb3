import { wrongFields } from '../../../kernel/errors.js';
import { httpsUrl } from '../../../platform/zod/links.js';
import type { Availability } from '../scheduling/open-hours.js';

/** Refuses hours that end before they begin, and hours without a meeting place (product rule 9.1). */
export function checkAvailability({
  weeklyHours,
  dateHours,
  timeOff,
  meetingUrl,
}: Omit<Availability, 'timeZone'> & { meetingUrl: string | null }): void {
  const fields: Record<string, string> = {};
  const isBackwards = ({ from, to }: { from: string; to: string }) => from >= to;
  if (weeklyHours.some(isBackwards)) fields['weeklyHours'] = ORDER;
  if (dateHours.some(isBackwards)) fields['dateHours'] = ORDER;
  if (timeOff.some(({ from, to }) => from > to)) fields['timeOff'] = 'The last day can’t be before the first';
  if (meetingUrl !== null && !httpsUrl.safeParse(meetingUrl).success)
    fields['meetingUrl'] = 'must start with https://';
  if (meetingUrl === null && weeklyHours.length + dateHours.length > 0)
    fields['meetingUrl'] = 'Enter a meeting link. We send it with every confirmation.';
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

const ORDER =
  'Hours must end after they start. For hours past midnight, end at 24:00 and start the next day at 00:00.';
