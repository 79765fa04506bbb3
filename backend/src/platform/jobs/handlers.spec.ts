import type { DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import type { EventMap, EventName } from '../../events/index.js';
import type { Tx } from '../database/database.js';
import { Every, On, Runs } from './decorators.js';
import { Handlers } from './handlers.js';
import { declaredJobs, type Job, GivenUp } from './job.js';

/** A job declared only for this file: no other application expects its class. */
const COUNT: Job<{ n: number }> = { kind: 'test.count', payload: z.object({ n: z.number() }) };
const tx = {} as Tx;

class OnMembers {
  readonly joined: string[] = [];

  @On('member.joined', 'test.welcome')
  async welcome({ accountId }: EventMap['member.joined'], _tx: Tx): Promise<void> {
    this.joined.push(accountId);
  }

  @On('member.muted', 'test.muted')
  @On('member.unmuted', 'test.unmuted')
  async ignore(): Promise<void> {
    // one method may listen to several events
  }
}

class OnNewcomers {
  @On('member.joined', 'test.welcome')
  async greet(): Promise<void> {
    // has the name of another listener
  }
}

class OnTypingMistakes {
  @On('member.joind' as EventName, 'test.mistaken')
  async hear(): Promise<void> {
    // the compiler was told to accept this
  }
}

class CountJob {
  readonly counted: number[] = [];

  @Runs(COUNT)
  async run({ n }: { n: number }): Promise<void> {
    this.counted.push(n);
  }
}

class RoundJob {
  @Every(1000, 'test.round')
  async run(): Promise<void> {
    // nothing to do
  }
}

const handlersOf = (...providers: unknown[]) =>
  new Handlers({ getProviders: () => providers.map((instance) => ({ instance })) } as DiscoveryService);

describe('listeners', () => {
  test('are found by their methods, several on one class', async () => {
    const members = new OnMembers();
    const handlers = handlersOf(undefined, members, 'a value');
    await handlers.listener('test.welcome')!.handle({ accountId: 'ana' }, tx);
    expect(members.joined).toEqual(['ana']);
    expect(handlers.listenersOf('member.muted')).toEqual(['test.muted']);
    expect(handlers.listenersOf('member.unmuted')).toEqual(['test.unmuted']);
  });

  test('are found once if a provider has two names', () => {
    const members = new OnMembers();
    expect(handlersOf(members, members).listenersOf('member.joined')).toEqual(['test.welcome']);
  });

  test('get no payload that does not fit, and the refusal names the field', async () => {
    const members = new OnMembers();
    const heard = handlersOf(members).listener('test.welcome')!.handle({ account: 'ana' }, tx);
    await expect(heard).rejects.toThrow(GivenUp);
    await expect(heard).rejects.toThrow(/accountId/);
    expect(members.joined).toEqual([]);
  });
});

describe('jobs', () => {
  test('run with their stored payload, without unknown fields', async () => {
    const count = new CountJob();
    await handlersOf(count).job('test.count')!.run({ n: 3, since: 'an older release' });
    expect(count.counted).toEqual([3]);
  });

  test('with an invalid payload are parked with the field’s name', async () => {
    await expect(handlersOf(new CountJob()).job('test.count')!.run({ n: 'three' })).rejects.toThrow(/n: /);
  });

  test('that recur have their period', () => {
    expect(handlersOf(new RoundJob(), new CountJob()).recurring()).toEqual([
      { kind: 'test.round', everyMs: 1000 },
    ]);
  });
});

describe('the application does not start', () => {
  test('with two listeners of the same name', () => {
    const start = () => handlersOf(new OnMembers(), new OnNewcomers()).onModuleInit();
    expect(start).toThrow('two listeners are called test.welcome');
  });

  test('with a listener to an undeclared event', () => {
    const start = () => handlersOf(new OnTypingMistakes()).onModuleInit();
    expect(start).toThrow('test.mistaken listens to member.joind, which is no event');
  });

  test('with two classes that run one job', () => {
    const start = () => handlersOf(new CountJob(), new CountJob()).onModuleInit();
    expect(start).toThrow('two classes run the job test.count');
  });

  test('with a job that no class runs', async () => {
    await jest.isolateModulesAsync(async () => {
      const { job } = await import('./job.js');
      const { Handlers: Isolated } = await import('./handlers.js');
      job('test.forgotten', {});
      const start = () =>
        new Isolated({ getProviders: () => [] } as unknown as DiscoveryService).onModuleInit();
      expect(start).toThrow('no class runs the job test.forgotten');
    });
    expect(declaredJobs()).not.toContain('test.forgotten');
  });
});
