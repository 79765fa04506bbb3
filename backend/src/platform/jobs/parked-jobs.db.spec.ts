import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { FakeClock } from '../../../test/fake-clock.js';
import { newId } from '../../kernel/ids.js';
import { connectionOptions } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Tracing } from '../telemetry/tracing.js';
import { JobRunner, MAX_ATTEMPTS } from './job-runner.js';
import { ParkedJobs } from './parked-jobs.js';
import { handlersOf } from './testing/handlers-of.js';

describe('parked jobs', () => {
  let testDatabase: TestDatabase;
  let dataSource: DataSource;
  let database: Database;
  let parked: ParkedJobs;
  const clock = new FakeClock();

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    dataSource = await new DataSource(connectionOptions({ url: testDatabase.url, poolSize: 2 })).initialize();
    database = new Database(dataSource);
    parked = new ParkedJobs(database, clock);
  });
  afterEach(async () => {
    await dataSource.destroy();
    await testDatabase.drop();
  });

  async function aJob({ parkedAt }: { parkedAt: Date | null }): Promise<string> {
    const id = newId();
    await database.query(
      `insert into jobs (id, kind, payload, run_at, attempts, parked_at, last_error) values ($1, 'mail', $2, $3, $4, $5, $6)`,
      [id, { to: 'x' }, clock.now(), parkedAt ? MAX_ATTEMPTS : 0, parkedAt, parkedAt && 'Error: broken'],
    );
    return id;
  }

  test('are listed with their error, newest first; other jobs are not', async () => {
    const older = await aJob({ parkedAt: new Date('2027-01-01') });
    const newer = await aJob({ parkedAt: new Date('2027-01-02') });
    await aJob({ parkedAt: null });

    expect((await parked.list()).map(({ id }) => id)).toEqual([newer, older]);
    expect(await parked.find(older)).toEqual({
      id: older,
      kind: 'mail',
      attempts: MAX_ATTEMPTS,
      parkedAt: new Date('2027-01-01'),
      lastError: 'Error: broken',
      payload: { to: 'x' },
    });
  });

  test('invalid ids, and ids of other jobs, are not found', async () => {
    const waiting = await aJob({ parkedAt: null });

    expect(await parked.find(waiting)).toBeUndefined();
    expect(await parked.find('nonsense')).toBeUndefined();
    expect(await parked.retry(waiting)).toBe(0);
    expect(await parked.retry('nonsense')).toBe(0);
  });

  test('that are retried run again, with all their attempts', async () => {
    const id = await aJob({ parkedAt: new Date('2027-01-01') });
    const other = await aJob({ parkedAt: new Date('2027-01-01') });
    expect(await parked.retry(id)).toBe(1);

    const ran: unknown[] = [];
    const runner = new JobRunner(
      database,
      handlersOf({ jobs: { mail: async (payload) => void ran.push(payload) } }),
      clock,
      new Log('silent'),
      new Tracing(),
    );
    while (await runner.runNext());
    expect(ran).toEqual([{ to: 'x' }]);
    expect(await database.one('select attempts from jobs where id = $1', [id])).toEqual({ attempts: 1 });
    expect((await parked.list()).map((job) => job.id)).toEqual([other]);
  });

  test('can all be retried at once', async () => {
    await aJob({ parkedAt: new Date('2027-01-01') });
    await aJob({ parkedAt: new Date('2027-01-01') });

    expect(await parked.retry()).toBe(2);
    expect(await parked.list()).toEqual([]);
  });
});
