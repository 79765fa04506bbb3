import type { Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { openConversation, signedIn } from '../../../test/builders/messages.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { newId } from '../../kernel/ids.js';
import { LiveUpdates } from '../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { RateLimiter } from '../../platform/security/rate-limiter.js';
import { AttachmentsService } from './writing/attachments.service.js';
import { CircleDeliveryService } from './writing/circle-delivery.service.js';
import { MessagesQueries } from './writing/messages.queries.js';
import { MessagesService } from './writing/messages.service.js';
import { PairDeliveryService } from './writing/pair-delivery.service.js';
import { WithdrawalService } from './writing/withdrawal.service.js';

const MESSAGES = 1000;

describe('many messages of two people on two servers, each sent twice', () => {
  let t: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    other = await t.another();
  });
  afterAll(async () => {
    await other.close();
    await t.close();
  });

  test('are in one order without gaps, duplicates or losses, the same for both, even if connections break', async () => {
    const coach = await aCreator(t);
    const rosa = await aMember(t);
    const { id } = await openConversation(rosa);
    const wishes = Array.from({ length: MESSAGES / 2 }, (_, n) => ({ n, clientId: newId() }));
    const service = (app: TestApp) => app.app.get(MessagesService, { strict: false });
    let broken = 0;
    /** Ends what the servers are doing with messages at this moment, as a lost connection would. */
    const breakOff = async () => {
      const ended = await t.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query ~* 'messages|conversation' limit 1`,
      );
      broken += ended.length;
    };
    const send = async (app: TestApp, who: SignedIn, name: string) => {
      const waiting = wishes.flatMap((wish) => [wish, wish]);
      const sendOne = async (wish: (typeof wishes)[number]): Promise<void> => {
        try {
          await service(app).send(who, id, { clientId: wish.clientId, text: `${name} ${wish.n}` });
        } catch {
          // nobody knows if it has arrived, so it is sent again with its client id
          await sendOne(wish);
        }
      };
      const sender = async () => {
        for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
          if (wish.n % 20 === 0) void breakOff().catch(() => undefined);
          await sendOne(wish);
        }
      };
      await Promise.all(Array.from({ length: 4 }, sender));
    };
    await Promise.all([
      send(t, signedIn(rosa), 'rosa'),
      send(other, { ...signedIn(coach), role: 'creator' }, 'coach'),
    ]);
    const readBy = async (app: TestApp, { id: readerId }: Person) => {
      const queries = app.app.get(MessagesQueries, { strict: false });
      const read: { sequence: number; text: string | null }[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const page = await queries.page(readerId, id, { limit: 50, ...(after && { after }) });
        read.unshift(...page.items.toReversed());
        after = page.next;
      }
      return read.map(({ sequence, text }) => `${sequence} ${text}`);
    };
    const hers = await readBy(t, rosa);
    const theirs = await readBy(other, coach);
    expect(hers).toEqual(theirs);
    expect(hers.map((line) => Number(line.split(' ')[0]))).toEqual(
      Array.from({ length: MESSAGES }, (_, n) => n + 1),
    );
    expect(new Set(hers.map((line) => line.slice(line.indexOf(' ')))).size).toBe(MESSAGES);
    expect(broken).toBeGreaterThan(0);
  });

  test('would share positions without the lock on the conversation and the key of its messages', async () => {
    const rosa = await aMember(t);
    const { id } = await openConversation(rosa);
    await t.database.query('alter table messages drop constraint messages_pk');
    const part = <Part>(type: Type<Part>) => t.app.get(type, { strict: false });
    const unlocked = new MessagesService(
      new WithoutLocks(t.app.get(DataSource)),
      ...([
        t.clock,
        part(MessagesQueries),
        part(PairDeliveryService),
        part(CircleDeliveryService),
        part(LiveUpdates),
        part(RateLimiter),
        part(WithdrawalService),
        part(AttachmentsService),
      ] as const),
    );
    await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        unlocked.send(signedIn(rosa), id, { clientId: newId(), text: `Message ${n}` }),
      ),
    );
    const [row] = await t.database.query<{ places: number }>(
      'select count(distinct sequence)::int as places from messages where conversation_id = $1',
      [id],
    );
    expect(row!.places).toBeLessThan(5);
    await t.database.query('delete from messages where conversation_id = $1', [id]);
    await t.database.query(
      'alter table messages add constraint messages_pk primary key (conversation_id, sequence)',
    );
  });
});
