import type { INestApplicationContext } from '@nestjs/common';
import { Clock, days, later } from '../kernel/clock.js';
import { GrowthLedgerService } from '../modules/growth/index.js';
import { MediaLibraryService } from '../modules/media/index.js';
import { LessonReleasesService, WidgetPlacesService } from '../modules/widgets/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { plantAnswers } from './planting/plant-answers.js';
import { plantAvailability } from './planting/plant-availability.js';
import { plantBroadcasts } from './planting/plant-broadcasts.js';
import { plantCatalogue } from './planting/plant-catalogue.js';
import { plantCoaching } from './planting/plant-coaching.js';
import { plantCommunity } from './planting/plant-community.js';
import { plantEvents } from './planting/plant-events.js';
import { plantCoupons } from './planting/plant-coupons.js';
import { plantMessages } from './planting/plant-messages.js';
import { plantFamily } from './planting/plant-family.js';
import { plantGrowth } from './planting/plant-growth.js';
import { plantNotes } from './planting/plant-notes.js';
import { plantNotifications } from './planting/plant-notifications.js';
import { plantPeople } from './planting/plant-people.js';
import { plantReceipts } from './planting/plant-receipts.js';
import { plantSales } from './planting/plant-sales.js';
import { plantSite } from './planting/plant-site.js';
import { plantStudentTags } from './planting/plant-student-tags.js';
import { plantViews } from './planting/plant-views.js';
import type { Planting } from './planting/planting.js';
import { storeCommunityFiles, storeDemoMedia } from './planting/store-demo-media.js';

export { DEMO_PASSWORD } from './planting/plant-people.js';

/** Printed when the server is ready: the coach, and the member with the most demo content. Her daughter signs in as `juni`. */
export const DEMO_ACCOUNTS = ['coach@sanctum.test', 'member@sanctum.test'];

/** Advisory lock: only one server plants at a time. */
const LOCK = 7_236_802;

/**
 * Fills a database without accounts with the demo content (product rule 1.1). All rows are added in one transaction
 * after the files, so an interruption leaves the database empty, and the next start repeats it with the same files.
 * Returns true if it planted anything.
 */
export async function loadDemo(app: INestApplicationContext, say: (line: string) => void): Promise<boolean> {
  const database = app.get(Database);
  if (await database.one('select from accounts limit 1')) return false;
  say('Planting the demo content …');
  const now = app.get(Clock).now();
  const library = app.get(MediaLibraryService, { strict: false });
  const assets = [...(await storeDemoMedia(library)), ...(await storeCommunityFiles(library))];
  return database.transaction(async (tx) => {
    await tx.query('set local lock_timeout = 0');
    await tx.query('set local statement_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const someone = await tx.one<unknown>('select id from accounts limit 1');
    if (someone) return false;
    const planting: Planting = { tx, now, daysAgo: (count) => later(now, -days(count)) };
    await plantPeople(planting);
    await plantSite(planting);
    await library.record(tx, assets);
    await plantCatalogue(
      planting,
      app.get(WidgetPlacesService, { strict: false }),
      app.get(LessonReleasesService, { strict: false }),
    );
    await plantCoupons(planting);
    await plantSales(planting);
    await plantReceipts(planting);
    await plantFamily(planting);
    await plantAnswers(planting);
    await plantNotes(planting);
    await plantCoaching(planting);
    await plantCommunity(planting);
    await plantEvents(planting);
    await plantMessages(planting);
    await plantBroadcasts(planting, app.get<Config>(CONFIG).publicUrl);
    await plantNotifications(planting);
    await plantAvailability(planting);
    await plantStudentTags(planting);
    await plantViews(planting);
    await plantGrowth(planting, app.get(GrowthLedgerService, { strict: false }));
    return true;
  });
}

/** Returns whether the demo accounts exist to sign in with. */
export async function hasDemo(app: INestApplicationContext): Promise<boolean> {
  const accounts = await app
    .get(Database)
    .query('select from accounts where email = any($1::text[])', [DEMO_ACCOUNTS]);
  return accounts.length === DEMO_ACCOUNTS.length;
}
