import { FirstRunGuide } from '../../modules/first-run/index.js';
import { SiteEdition } from '../../modules/site/index.js';
import { demoPeople, demoSite } from '../content/index.js';
import type { Planting } from './planting.js';

/** Plants the coach's site content, published on the day the coach joined. */
export async function plantSite({ tx, daysAgo }: Planting): Promise<void> {
  const coach = demoPeople.find(({ role }) => role === 'creator');
  if (!coach) throw new Error('the demo has no coach');
  await tx.insert(SiteEdition, {
    number: 1,
    content: demoSite,
    publishedAt: daysAgo(coach.joinedDaysAgo),
    publishedBy: coach.id,
  });
  await tx.update(FirstRunGuide, { id: 1 }, { putAwayAt: daysAgo(coach.joinedDaysAgo) });
}
