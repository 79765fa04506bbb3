import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { FakeClock } from '../../../test/fake-clock.js';
import { connectionOptions } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Tracing } from '../telemetry/tracing.js';
import { Backlog } from './backlog.js';
import { JobQueue } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { anyJob, handlersOf } from './testing/handlers-of.js';

type Run = (payload: Record<string, unknown>) => Promise<void>;

describe('work that has piled up', () => {
  let testDatabase: TestDatabase;
  let dataSource: DataSource;
  let database: Database;
  let queue: JobQueue;
  const clock = new FakeClock();

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    dataSource = await new DataSource(connectionOptions({ url: testDatabase.url, poolSize: 4 })).initialize();
    database = new Database(dataSource);
    queue = new JobQueue(database, clock, new Tracing());
  });
  beforeEach(() => database.query('delete from jobs'));
  afterAll(async () => {
    await dataSource.destroy();
    await testDatabase.drop();
  });

  const backlogOf = (jobs: Record<string, Run>, recurring: string[] = []) => {
    const log = new Log('silent');
    const handlers = handlersOf({ jobs, recurring });
    const runner = new JobRunner(database, handlers, clock, log, new Tracing());
    return new Backlog(database, runner, handlers, log);
  };
  const waiting = () =>
    database.query<{ kind: string; payload: object }>(
      'select kind, payload from jobs where done_at is null order by kind',
    );
  const fails: Run = () => Promise.reject(new Error('away'));

  test('runs before the recurring work, and so does the work it queues', async () => {
    const done: string[] = [];
    const backlog = backlogOf(
      {
        waited: async () => void done.push('waited'),
        letters: async () => {
          done.push('letters');
          await queue.addAlone({ job: anyJob('letter'), payload: {} });
        },
        letter: async () => void done.push('letter'),
      },
      ['letters'],
    );
    await queue.addAlone({ job: anyJob('waited'), payload: {} });
    expect(await backlog.workOff([])).toEqual([]);
    expect(done).toEqual(['waited', 'letters', 'letter']);
  });

  test('is left alone if its kind is excepted', async () => {
    const backlog = backlogOf({ mail: fails });
    await queue.addAlone({ job: anyJob('mail'), payload: { to: 'anna@example.com' } });
    expect(await backlog.workOff(['mail'])).toEqual([]);
    expect(await waiting()).toEqual([{ kind: 'mail', payload: { to: 'anna@example.com' } }]);
  });

  test('stays in the queue if its kind fails, and failed recurring work leaves nothing there for a worker', async () => {
    const rounds: unknown[] = [];
    const letters: Run = async (payload) => {
      rounds.push(payload);
      throw new Error('away');
    };
    const backlog = backlogOf({ call: fails, letters }, ['letters']);
    await queue.addAlone({ job: anyJob('call'), payload: { n: 1 } });
    expect(await backlog.workOff([])).toEqual(['call', 'letters']);
    expect(rounds).toEqual([{ isBacklog: true }]);
    expect(await waiting()).toEqual([{ kind: 'call', payload: { n: 1 } }]);
  });
});
