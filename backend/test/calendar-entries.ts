import ICAL from 'ical.js';
import { MailFolder } from '../src/stand-ins/mail-viewer/index.js';
import type { TestApp } from './app.js';

interface MailedEntry {
  method: unknown;
  status: unknown;
  uid: string;
  sequence: number;
  location: string;
  startsAt: string;
  endsAt: string;
}

/**
 * Returns the calendar entries emailed to a person as another program reads them, by sequence, because emails sent at
 * the same time have no order. Runs the background jobs first.
 */
export async function calendarEntriesTo(t: TestApp, email: string): Promise<MailedEntry[]> {
  await t.runJobs();
  const mails = await t.app.get(MailFolder).list();
  return mails
    .filter(({ to, calendar }) => to === email && calendar)
    .map(({ calendar }) => {
      const file = new ICAL.Component(ICAL.parse(calendar!.content) as unknown[]);
      const { uid, sequence, location, startDate, endDate, component } = new ICAL.Event(
        file.getFirstSubcomponent('vevent')!,
      );
      return {
        method: file.getFirstPropertyValue('method'),
        status: component.getFirstPropertyValue('status'),
        uid,
        sequence,
        location,
        startsAt: startDate.toJSDate().toISOString(),
        endsAt: endDate.toJSDate().toISOString(),
      };
    })
    .toSorted((one, other) => one.sequence - other.sequence);
}
