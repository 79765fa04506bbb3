import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { FakeClock } from '../../../test/fake-clock.js';
import { connectionOptions } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Tracing } from '../telemetry/tracing.js';
import { JobQueue } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { anyJob, handlersOf } from './testing/handlers-of.js';
import { Worker } from './worker.js';

const LIMIT = 4;
/** Limit of jobs of one kind at once. */
const SHARE = 2;

describe('a worker that may run four jobs at once, two of each kind', () => {
  let testDatabase: TestDatabase;
  let dataSource: DataSource;
  let database: Database;
  let queue: JobQueue;
  let worker: Worker;
  const clock = new FakeClock();

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    dataSource = await new DataSource(
      connectionOptions({ url: testDatabase.url, poolSize: 10 }),
    ).initialize();
    database = new Database(dataSource);
    queue = new JobQueue(database, clock, new Tracing());
  });
  afterEach(async () => {
    await worker.stop();
    await dataSource.destroy();
    await testDatabase.drop();
  });

  const startWith = (jobs: Record<string, (payload: Record<string, unknown>) => Promise<void>>) => {
    const log = new Log('silent');
    const handlers = handlersOf({ jobs });
    const runner = new JobRunner(database, handlers, clock, log, new Tracing());
    worker = new Worker({ workerConcurrency: LIMIT }, database, runner, queue, handlers, clock, log);
    worker.start();
  };
  const queueJobs = (count: number, kind: string) =>
    database.transaction(async (tx) => {
      for (let n = 0; n < count; n++) await queue.add(tx, { job: anyJob(kind), payload: { n } });
    });

  test('runs two slow jobs side by side: each ends only when the other has begun', async () => {
    const bothBegun = barrier(2);
    const done = barrier(2);
    const ended: unknown[] = [];
    startWith({
      slow: async ({ n }) => {
        await bothBegun.arrive();
        ended.push(n);
        void done.arrive();
      },
    });
    await queueJobs(2, 'slow');
    await done.complete;

    expect(ended.toSorted()).toEqual([0, 1]);
  });

  test('never runs a third of their kind at the same time', async () => {
    let running = 0;
    const seen: number[] = [];
    const done = barrier(6);
    const pairs = [barrier(2), barrier(2), barrier(2)];
    startWith({
      busy: async () => {
        running += 1;
        const pair = pairs[Math.floor(seen.length / 2)];
        seen.push(running);
        await pair?.arrive();
        // long enough for the worker to take another job, if it would
        await database.query('select count(*) from jobs');
        running -= 1;
        void done.arrive();
      },
    });
    await queueJobs(6, 'busy');
    await done.complete;

    expect(Math.max(...seen)).toBe(SHARE);
  });

  test('runs four of several kinds, and never a fifth', async () => {
    let running = 0;
    const seen: number[] = [];
    const firstFour = barrier(LIMIT);
    const done = barrier(6);
    const busy = async () => {
      running += 1;
      seen.push(running);
      if (seen.length <= LIMIT) await firstFour.arrive();
      // long enough for the worker to take another job, if it would
      await database.query('select count(*) from jobs');
      running -= 1;
      void done.arrive();
    };
    startWith({ one: busy, another: busy, third: busy });
    for (const kind of ['one', 'another', 'third']) await queueJobs(2, kind);
    await done.complete;

    expect(Math.max(...seen)).toBe(LIMIT);
  });

  test('continues with other jobs while those of one kind hang, however many of these are due', async () => {
    const hangingEnds = barrier(1);
    const begun = barrier(SHARE);
    const othersDone = barrier(3);
    let hanging = 0;
    startWith({
      hangs: async () => {
        hanging += 1;
        void begun.arrive();
        await hangingEnds.complete;
      },
      quick: async () => void othersDone.arrive(),
    });
    await queueJobs(10, 'hangs');
    await begun.complete;
    await queueJobs(3, 'quick');
    await othersDone.complete;

    expect(hanging).toBe(SHARE);
    void hangingEnds.arrive();
  });

  test('takes a new job while a slow one is still running', async () => {
    const slowMayEnd = barrier(1);
    const quickDone = barrier(1);
    const slowBegun = barrier(1);
    const ended: string[] = [];
    startWith({
      slow: async () => {
        void slowBegun.arrive();
        await slowMayEnd.complete;
        ended.push('slow');
      },
      quick: async () => {
        ended.push('quick');
        void quickDone.arrive();
      },
    });
    await queueJobs(1, 'slow');
    await slowBegun.complete;
    await queueJobs(1, 'quick');
    await quickDone.complete;
    expect(ended).toEqual(['quick']);
    void slowMayEnd.arrive();
  });

  test('waits for the running jobs when it is stopped, and takes no more', async () => {
    const begun = barrier(2);
    const mayEnd = barrier(1);
    startWith({
      slow: async () => {
        void begun.arrive();
        await mayEnd.complete;
      },
    });
    await queueJobs(3, 'slow');
    await begun.complete;
    const stopped = worker.stop();
    void mayEnd.arrive();
    await stopped;

    const jobs = await database.query<{ done: boolean; attempts: number }>(
      'select done_at is not null as done, attempts from jobs order by attempts',
    );
    expect(jobs).toEqual([
      { done: false, attempts: 0 },
      { done: true, attempts: 1 },
      { done: true, attempts: 1 },
    ]);
  });
});

/** Returns a barrier that releases everyone when `count` have arrived. */
function barrier(count: number) {
  let arrived = 0;
  let open = (): void => undefined;
  const complete = new Promise<void>((resolve) => (open = resolve));
  return {
    complete,
    arrive: (): Promise<void> => {
      arrived += 1;
      if (arrived >= count) open();
      return complete;
    },
  };
}
