import type { Clock } from '../kernel/clock.js';
import { ConfigError, readConfig } from '../platform/config/config.js';
import { examineBackups } from './examine-backups.js';
import { examineBounces } from './examine-bounces.js';
import { examineDatabase } from './examine-database.js';
import { examineDisk, type FreeBytes, freeBytes } from './examine-disk.js';
import { examineMail } from './examine-mail.js';
import { examinePayments } from './examine-payments.js';
import { examineSecret } from './examine-secret.js';
import { examineStorage } from './examine-storage.js';
import { ownZoneData, type ZoneData } from '../platform/time-zones/zone-data.js';
import { examineTimeZones, type readDatabaseZones } from './examine-time-zones.js';
import { examineVideos } from './examine-videos.js';
import { about, type Finding, reasonOf } from './finding.js';
import type { StartEmbedded } from './its-database.js';

export interface Surroundings {
  clock: Clock;
  /** Starts an embedded database; without it, an embedded database is not examined. */
  startEmbedded?: StartEmbedded;
  /** Replaces the disk's own answer in tests. */
  free?: FreeBytes;
  /** Replaces Stripe's own address in tests. */
  stripeUrl?: string;
  /** Replaces this process's zone data in tests. */
  zones?: ZoneData;
  /** Replaces PostgreSQL's zone data in tests. */
  readDatabaseZones?: typeof readDatabaseZones;
}

/** Checks every part of an installation at once. A failing part hides no other. */
export async function examine(
  env: Record<string, string | undefined>,
  {
    clock,
    startEmbedded,
    free = freeBytes,
    stripeUrl,
    zones = ownZoneData,
    readDatabaseZones: readZones,
  }: Surroundings,
): Promise<Finding[]> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { ill } = about('configuration');
    return error.problems.map((problem) => ill(problem, 'Correct it and run the doctor again'));
  }
  const now = () => clock.now();
  const examinations = {
    secret: examineSecret(config, now),
    database: examineDatabase(config, now, startEmbedded, readZones),
    storage: examineStorage(config, now),
    backup: examineBackups(config, now, startEmbedded),
    mail: examineMail(config, clock),
    bounces: examineBounces(config),
    payments: examinePayments(config, stripeUrl),
    'time zones': examineTimeZones(zones, now),
    videos: examineVideos(config, startEmbedded),
    disk: examineDisk(config, free),
  };
  const found = Object.entries(examinations).map(async ([part, findings]) =>
    findings.catch((error: unknown) => [
      about(part as keyof typeof examinations).ill(
        reasonOf(error),
        'Check the log; the doctor doesn’t know this problem',
      ),
    ]),
  );
  return (await Promise.all(found)).flat();
}
