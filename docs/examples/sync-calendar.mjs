// Writes the coach's sessions and events of the next 60 days to a calendar file that other programs import.
// Environment: SANCTUM_URL, such as https://example.org, and SANCTUM_TOKEN, a personal API token with `coaching:read`.
// Run: node sync-calendar.mjs coaching.ics, for example every hour. Each entry keeps its id, so an import updates it.

import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const { SANCTUM_URL, SANCTUM_TOKEN } = process.env;
const [, , file = 'coaching.ics'] = process.argv;
/** Days of the calendar that are read: the API gives 62 at most. */
const DAYS_AHEAD = 60;

/** Calls the API. A busy server says in `Retry-After` when to try again. */
async function get(path, query) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${SANCTUM_URL}/api${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${SANCTUM_TOKEN}` },
    });
    if (response.ok) return response.json();
    const isBusy = response.status === 429 || response.status === 503;
    if (!isBusy || attempt === 5) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    await pause(1000 * Number(response.headers.get('retry-after') ?? 5));
  }
}

const asUtc = (moment) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Breaks a line after 75 bytes, as RFC 5545 asks for, and never within a character. */
function folded(line) {
  const lines = [''];
  for (const character of line) {
    if (Buffer.byteLength(lines.at(-1) + character) > 75) lines.push(' ');
    lines.push(lines.pop() + character);
  }
  return lines.join('\r\n');
}

const entry = ({ id, startsAt, endsAt, title, isTentative, people }) => [
  'BEGIN:VEVENT',
  `UID:${id}@${new URL(SANCTUM_URL).hostname}`,
  `DTSTAMP:${asUtc(Date.now())}`,
  `DTSTART:${asUtc(startsAt)}`,
  `DTEND:${asUtc(endsAt)}`,
  `SUMMARY:${escaped(people ? `${title} (${people})` : title)}`,
  `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'END:VEVENT',
];

const from = new Date();
const to = new Date(from.getTime() + DAYS_AHEAD * 24 * 60 * 60 * 1000);
const calendar = await get('/creator/coaching/calendar', { from: from.toISOString(), to: to.toISOString() });
const entries = [
  ...calendar.sessions.map((session) => ({
    ...session,
    isTentative: session.state === 'held',
    people: session.isGroup ? `${session.booked} of ${session.places}` : session.booking?.name,
  })),
  ...calendar.events.map((event) => ({ ...event, isTentative: false, people: `${event.coming} going` })),
];
const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//sync-calendar//EN',
  ...entries.flatMap(entry),
  'END:VCALENDAR',
];

// A program that reads the file meanwhile sees either the old calendar or the new one.
await writeFile(`${file}.new`, lines.map((line) => `${folded(line)}\r\n`).join(''));
await rename(`${file}.new`, file);
console.log(`${entries.length} entries in ${file}`);
