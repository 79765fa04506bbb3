import type { DiscoveryService } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { FakeClock } from '../../../test/fake-clock.js';
import { hours, minutes, seconds } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/errors.js';
import { migrations } from '../../migrations/index.js';
import { createDataSource, loadedEntities } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Tracing } from '../telemetry/tracing.js';
import { JobRunner, MAX_ATTEMPTS } from './job-runner.js';
import { Runs } from './decorators.js';
import { Handlers } from './handlers.js';
import type { Job } from './job.js';
import { JobQueue } from './job-queue.js';
import { Outbox } from './outbox.js';
import { anyJob, handlersOf } from './testing/handlers-of.js';
import { deepTest } from '../../../test/deep-test.js';

const COUNT: Job<{ n: number }> = { kind: 'test.count', payload: z.object({ n: z.number() }) };

class CountJob {
  @Runs(COUNT)
  async run(): Promise<void> {
    // unreadable payloads do not get here
  }
}

describe('background work', () => {
  let testDatabase: TestDatabase;
  let dataSource: DataSource;
  let database: Database;
  let clock: FakeClock;

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    dataSource = await createDataSource({
      url: testDatabase.url,
      poolSize: 10,
      entities: loadedEntities(),
      migrations,
    }).initialize();
    database = new Database(dataSource);
    clock = new FakeClock();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await testDatabase.drop();
  });

  const runnerOf = (handlers: Handlers) =>
    new JobRunner(database, handlers, clock, new Log('silent'), new Tracing());
  const queue = () => new JobQueue(database, clock, new Tracing());
  const drain = async (runner: JobRunner) => {
    while (await runner.runNext());
  };

  test('an event is delivered only if its publisher commits', async () => {
    const heard: unknown[] = [];
    const handlers = handlersOf({ listeners: { ear: async (event) => void heard.push(event) } });
    const outbox = new Outbox(queue(), handlers);
    await expect(
      database.transaction(async (tx) => {
        await outbox.publish(tx, 'member.joined', { accountId: 'lost' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await database.transaction((tx) => outbox.publish(tx, 'member.joined', { accountId: 'kept' }));
    await drain(runnerOf(handlers));
    expect(heard).toEqual([{ accountId: 'kept' }]);
  });

  test('a failing listener leaves no effect, does not delay the others, and is retried later', async () => {
    const heard: string[] = [];
    let fails = true;
    const handlers = handlersOf({
      listeners: {
        steady: async () => void heard.push('steady'),
        shaky: async (_, tx) => {
          await tx.query(`insert into rate_limits values ('shaky', 'x', now(), 1)`);
          if (fails) throw new Error('not today');
          heard.push('shaky');
        },
      },
    });
    const runner = runnerOf(handlers);
    await database.transaction((tx) =>
      new Outbox(queue(), handlers).publish(tx, 'member.joined', { accountId: 'a' }),
    );
    await drain(runner);
    expect(heard).toEqual(['steady']);
    expect(await database.query('select 1 from rate_limits')).toHaveLength(0);

    fails = false;
    await drain(runner);
    expect(heard).toEqual(['steady']);
    clock.advance(seconds(1));
    await drain(runner);
    expect(heard).toEqual(['steady', 'shaky']);
    expect(await database.query('select 1 from rate_limits')).toHaveLength(1);
  });

  test('ten runners at once run each of a hundred jobs exactly once', async () => {
    const runs: unknown[] = [];
    const handlers = handlersOf({ jobs: { count: async ({ n }) => void runs.push(n) } });
    await database.transaction(async (tx) => {
      for (let n = 0; n < 100; n++) await queue().add(tx, { job: anyJob('count'), payload: { n } });
    });
    await Promise.all(Array.from({ length: 10 }, () => drain(runnerOf(handlers))));
    expect(runs.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  test('the same key is queued once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => queue().addAlone({ job: anyJob('x'), payload: {}, dedupeKey: 'k' })),
    );
    expect(await database.query('select 1 from jobs')).toHaveLength(1);
  });

  deepTest('without the key’s constraint ten requests would queue ten times', async () => {
    await database.query('alter table jobs drop constraint jobs_dedupe_key');
    await Promise.all(
      Array.from({ length: 10 }, () =>
        database.query(
          `insert into jobs (id, kind, payload, dedupe_key, run_at) values (gen_random_uuid(), 'x', '{}', 'k', now()) on conflict do nothing`,
        ),
      ),
    );
    expect(await database.query('select 1 from jobs')).toHaveLength(10);
  });

  test('the job of a dead worker is taken over when its lease ends', async () => {
    let runs = 0;
    const handlers = handlersOf({ jobs: { work: async () => void runs++ } });
    await queue().addAlone({ job: anyJob('work'), payload: {} });
    await database.query('update jobs set leased_until = $1', [new Date(clock.now().getTime() + minutes(1))]);
    await drain(runnerOf(handlers));
    expect(runs).toBe(0);
    clock.advance(minutes(1));
    await drain(runnerOf(handlers));
    expect(runs).toBe(1);
  });

  test('a job that keeps failing is parked and blocks nothing', async () => {
    const handlers = handlersOf({
      jobs: {
        broken: async () => {
          throw new Error('broken');
        },
        fine: async () => undefined,
      },
    });
    const runner = runnerOf(handlers);
    await queue().addAlone({ job: anyJob('broken'), payload: {} });
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      await drain(runner);
      clock.advance(hours(1));
    }
    await queue().addAlone({ job: anyJob('fine'), payload: {} });
    await drain(runner);
    const jobs = await database.query('select kind, done_at, parked_at, attempts from jobs order by kind');
    expect(jobs).toEqual([
      { kind: 'broken', done_at: null, parked_at: expect.any(Date), attempts: MAX_ATTEMPTS },
      { kind: 'fine', done_at: expect.any(Date), parked_at: null, attempts: 1 },
    ]);
  });

  test('a stored payload that does not fit its job is parked at once, with the name of the field', async () => {
    const handlers = new Handlers({ getProviders: () => [{ instance: new CountJob() }] } as DiscoveryService);
    await queue().addAlone({ job: anyJob(COUNT.kind), payload: { number: 3 } });
    await drain(runnerOf(handlers));
    expect(await database.query('select attempts, parked_at, last_error from jobs')).toEqual([
      { attempts: 1, parked_at: clock.now(), last_error: expect.stringContaining('n: ') },
    ]);
  });

  test('a job whose provider is down for hours is not parked, and finishes within a minute once it is back', async () => {
    let isAway = true;
    const handlers = handlersOf({
      jobs: {
        store: async () => {
          if (isAway)
            throw new DomainError(
              'storage_unavailable',
              'Files aren’t available right now. Please try again in a moment.',
            );
        },
      },
    });
    const runner = runnerOf(handlers);
    await queue().addAlone({ job: anyJob('store'), payload: {} });
    for (let minute = 0; minute < 300; minute++) {
      await drain(runner);
      clock.advance(minutes(1));
    }
    isAway = false;
    await drain(runner);
    expect(await database.query('select done_at, parked_at, attempts from jobs')).toEqual([
      { done_at: clock.now(), parked_at: null, attempts: 1 },
    ]);
  });
});
