import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutsideNetwork } from '../../src/platform/outside/outside-network.js';
import type { TestApp } from '../app.js';
import type { Person } from './people.js';

/** An external calendar, served by the test itself. */
export interface CalendarElsewhere {
  url: string;
  /** Sets the server's response from now on. */
  says(answer: { status?: number; text?: string; etag?: string }): void;
  /** Headers of all requests, in order. */
  asked: Record<string, unknown>[];
  close(): Promise<void>;
}

/** Lets one process reach a test's server as if it were on the internet; everything else is refused as usual. */
export async function aCalendarElsewhere(t: TestApp, ...entries: string[]): Promise<CalendarElsewhere> {
  let answer: { status?: number; text?: string; etag?: string } = { text: calendarOf(...entries) };
  const asked: Record<string, unknown>[] = [];
  const server: Server = createServer(({ headers }, response) => {
    asked.push(headers);
    const { status = 200, text = '', etag } = answer;
    const isKnown = etag !== undefined && headers['if-none-match'] === etag;
    response
      .writeHead(isKnown ? 304 : status, etag === undefined ? {} : { etag })
      .end(isKnown ? undefined : text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const network = t.app.get(OutsideNetwork, { strict: false });
  network.resolve = () => Promise.resolve(['127.0.0.1']);
  network.allows = (address) => address === '127.0.0.1';
  network.request = (options) => request({ ...options, port });
  return {
    url: 'https://calendar.example.com/private-5f1c/basic.ics',
    says: (next) => {
      answer = next;
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Returns a calendar with these entries. */
export const calendarOf = (...entries: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...entries, 'END:VCALENDAR', ''].join('\r\n');

/** Returns an entry that blocks the time of a slot. */
export const busyDuring = (
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { uid = startsAt, title = 'Dentist' } = {},
): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20270101T000000Z',
    `SUMMARY:${title}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    'END:VEVENT',
  ].join('\r\n');

const utc = (moment: string): string => moment.replaceAll(/[-:]|\.\d+/g, '');

export interface BusyCalendar {
  id: string;
  name: string;
  busyTimes: number;
  problem: string | null;
  [field: string]: unknown;
}

export const BUSY_CALENDARS = '/api/creator/coaching/busy-calendars';

/** Adds the calendar as the coach. */
export async function addBusyCalendar(
  { browser }: Person,
  { url }: Pick<CalendarElsewhere, 'url'>,
): Promise<BusyCalendar> {
  const { body } = await browser.post(BUSY_CALENDARS).send({ name: 'Family', url }).expect(201);
  return body as BusyCalendar;
}
