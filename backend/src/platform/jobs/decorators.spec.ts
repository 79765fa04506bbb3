import { z } from 'zod';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../database/database.js';
import { Every, On, Runs } from './decorators.js';
import type { Job } from './job.js';
import type { JobQueue } from './job-queue.js';
import type { Outbox } from './outbox.js';

const COUNT: Job<{ n: number }> = { kind: 'test.count', payload: z.object({ n: z.number() }) };

/** `@ts-expect-error` fails the type check if the compiler finds no error there. */
describe('the compiler refuses', () => {
  test('a listener to an undeclared event', () => {
    class Mistaken {
      // @ts-expect-error there is no such event
      @On('order.payed', 'test.unknown')
      async hear(): Promise<void> {}
    }
    expect(Mistaken).toBeDefined();
  });

  test('a listener that expects the payload of another event', () => {
    class Mistaken {
      // @ts-expect-error an order that was paid has no refund
      @On('order.paid', 'test.other-event')
      async hear({ refundId }: EventMap['order.refunded']): Promise<void> {
        void refundId;
      }
    }
    expect(Mistaken).toBeDefined();
  });

  test('a listener that does not return a promise', () => {
    class Mistaken {
      // @ts-expect-error its effect would not be part of the transaction
      @On('order.paid', 'test.not-awaited')
      hear(): void {}
    }
    expect(Mistaken).toBeDefined();
  });

  test('a listener that is not a method', () => {
    const declare = () => {
      // @ts-expect-error a class listens by its methods
      @On('order.paid', 'test.class')
      class Mistaken {}
      return Mistaken;
    };
    expect(declare).toBeDefined();
  });

  test('an undeclared job', () => {
    const declare = () => {
      // @ts-expect-error nothing would run
      @Runs(COUNT)
      class Mistaken {}
      return Mistaken;
    };
    expect(declare).toBeDefined();
  });

  test('a job whose method expects another payload', () => {
    class Mistaken {
      // @ts-expect-error the job has a number
      @Runs(COUNT)
      async run({ n }: { n: string }): Promise<void> {
        void n;
      }
    }
    expect(Mistaken).toBeDefined();
  });

  test('a job whose method expects more than the payload has', () => {
    class Mistaken {
      // @ts-expect-error nobody says where to begin
      @Runs(COUNT)
      async run({ from }: { n: number; from: number }): Promise<void> {
        void from;
      }
    }
    expect(Mistaken).toBeDefined();
  });

  test('recurring work that expects a payload', () => {
    class Mistaken {
      // @ts-expect-error a round has none
      @Every(1000, 'test.round')
      async run({ n }: { n: number }): Promise<void> {
        void n;
      }
    }
    expect(Mistaken).toBeDefined();
  });

  test('a job or an event with a wrong payload', () => {
    const handIn = async (tx: Tx, queue: JobQueue, outbox: Outbox): Promise<void> => {
      // @ts-expect-error the job has a number
      await queue.add(tx, { job: COUNT, payload: { n: 'three' } });
      // @ts-expect-error the job has a number
      await queue.add(tx, { job: COUNT, payload: {} });
      // @ts-expect-error nobody says who it was
      await outbox.publish(tx, 'member.erased', {});
    };
    expect(handIn).toBeDefined();
  });
});
