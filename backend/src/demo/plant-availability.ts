import { demoMeetingLink, demoWeeklyHours } from './index.js';
import type { Planting } from './planting.js';

/** Hours for the offering that every site begins with: without them nobody could book it. */
export async function plantAvailability({ tx }: Planting): Promise<void> {
  await tx.query(
    'update coaching_offerings set weekly_hours = $1, meeting_link = $2 where is_open_to_visitors',
    [JSON.stringify(demoWeeklyHours), demoMeetingLink],
  );
}
