import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aMember } from '../../../test/builders/people.js';
import { dice } from '../../../test/progress/random.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { hours } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Database, Tx } from '../../platform/database/database.js';
import { GrowthLedgerService } from './ledger/growth-ledger.service.js';

let t: TestApp;
let ledger: GrowthLedgerService;
beforeEach(async () => {
  t = await startTestApp();
  ledger = t.app.get(GrowthLedgerService, { strict: false });
});
afterEach(() => t.close());

const ACTIONS = 10_000;
const MEMBERS = 4;
const LESSONS = 60;
const A_STEP = 10;

interface Entry {
  at: number;
  day: string;
  points: number;
  counts: boolean;
}

/** The test's model of a member: the actions and their points, computed without the database. */
interface Model {
  id: string;
  owns: boolean;
  done: Map<string, number>;
  entries: Map<string, Entry>;
  byHand: number;
}

type Roll = ReturnType<typeof dice>;

describe('10,000 random actions, undone actions, edits of rules, refunds and points by hand', () => {
  const rule = { points: 20, cap: 5, isOn: true };
  let courseId: string;

  const complete = (tx: Tx, { id }: Model, lessons: readonly string[]) =>
    tx.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at)
       select $1, 'lesson', lesson, $2, $4 from unnest($3::uuid[]) lesson`,
      [id, courseId, lessons, t.clock.now()],
    );
  const undo = (tx: Tx, { id }: Model, lessons: readonly string[]) =>
    tx.query('delete from completions where account_id = $1 and subject_id = any($2)', [id, lessons]);
  const own = (tx: Tx, { id }: Model, owns: boolean) =>
    tx.query('update enrollments set ended_at = $2 where account_id = $1', [id, owns ? null : t.clock.now()]);

  /** Gives points to the first actions of a day; later ones are kept without points. */
  const award = (model: Model, lesson: string, at: number, points: number): void => {
    const day = new Date(at).toISOString().slice(0, 10);
    const paid = [...model.entries.values()].filter((one) => one.counts && one.points > 0 && one.day === day);
    const isFull = paid.length >= rule.cap;
    model.entries.set(lesson, { at, day, points: isFull ? 0 : points, counts: true });
  };

  const follow = (model: Model): void => {
    for (const [lesson, entry] of model.entries) {
      if (!model.owns || !model.done.has(lesson)) entry.counts = false;
    }
    const inOrder = [...model.done].sort(([a, at], [b, other]) => at - other || (a < b ? -1 : 1));
    for (const [lesson, at] of inOrder) {
      const entry = model.entries.get(lesson);
      if (!model.owns || entry?.counts) continue;
      if (entry?.at === at) award(model, lesson, at, entry.points);
      else if (rule.isOn && at === t.clock.now().getTime()) award(model, lesson, at, rule.points);
    }
  };

  /** Refunds the product, or returns it. */
  async function change(model: Model): Promise<void> {
    model.owns = !model.owns;
    await t.database.transaction(async (tx) => {
      await own(tx, model, model.owns);
      await ledger.settleAgain(tx, model.id);
    });
    follow(model);
  }

  async function step(model: Model, lessons: string[], roll: Roll): Promise<void> {
    const lot = roll(20);
    if (lot === 0) {
      await change(model);
    } else if (lot === 1) {
      await t.database.transaction((tx) =>
        tx.query(
          `insert into growth_entries (id, account_id, action, thing_id, points, at, day)
           select $1, account_id, 'by_hand', $1, 7, $3, $3::timestamptz::date from member_growth where account_id = $2`,
          [newId(), model.id, t.clock.now()],
        ),
      );
      model.byHand += model.entries.size > 0 ? 7 : 0;
    } else if (model.owns) {
      const chosen = [...new Set(Array.from({ length: A_STEP }, () => lessons[roll(LESSONS)]!))];
      const undone = chosen.filter((lesson) => model.done.has(lesson));
      const fresh = chosen.filter((lesson) => !model.done.has(lesson));
      await t.database.transaction(async (tx) => {
        await undo(tx, model, undone);
        await complete(tx, model, fresh);
        await ledger.settle(tx, model.id, 'lesson_completed', chosen);
        // sent twice
        if (lot < 4) await ledger.settle(tx, model.id, 'lesson_completed', chosen);
      });
      for (const lesson of undone) model.done.delete(lesson);
      for (const lesson of fresh) model.done.set(lesson, t.clock.now().getTime());
    }
    follow(model);
  }

  test('leave each total equal to a recomputation, nobody paid twice, and no day above its limit', async () => {
    courseId = (await aProduct(t)).id;
    const lessons = Array.from({ length: LESSONS }, newId);
    const roll = dice(20_270_301);
    const models = await Promise.all(
      Array.from({ length: MEMBERS }, async (): Promise<Model> => {
        const { id } = await aMember(t);
        await enroll(t, id, [courseId]);
        return { id, owns: true, done: new Map(), entries: new Map(), byHand: 0 };
      }),
    );
    for (let actions = 0; actions < ACTIONS; actions += MEMBERS * A_STEP) {
      if (roll(10) === 0) {
        Object.assign(rule, { points: 1 + roll(50), isOn: roll(4) > 0 });
        await t.database.query('update growth_rules set points = $1, daily_cap = $2, is_on = $3', [
          rule.points,
          rule.cap,
          rule.isOn,
        ]);
      } else if (actions === 0) await t.database.query('update growth_rules set daily_cap = $1', [rule.cap]);
      await Promise.all(models.map((model) => step(model, lessons, dice(roll(2 ** 31)))));
      t.clock.advance(hours(2));
    }

    for (const model of models) {
      if (!model.owns) await change(model);
      const expected = [...model.entries.values()].reduce(
        (sum, one) => sum + (one.counts ? one.points : 0),
        0,
      );
      const row = await t.database.one(
        `select points, (select sum(points)::int from growth_entries e where e.account_id = g.account_id and ended_at is null) as sum,
                (select count(*)::int from growth_entries e where e.account_id = g.account_id and action <> 'by_hand') as entries
         from member_growth g where account_id = $1`,
        [model.id],
      );
      expect(row).toEqual({
        points: expected + model.byHand,
        sum: expected + model.byHand,
        entries: model.entries.size,
      });
      expect(expected).toBeGreaterThan(0);
    }
    const [most] = await t.database.query(
      `select count(*)::int as paid from growth_entries where points > 0 and ended_at is null and action <> 'by_hand'
       group by account_id, day order by 1 desc limit 1`,
    );
    expect(most).toEqual({ paid: rule.cap });
  });
});

describe('many lessons at once, each in its own transaction', () => {
  const AT_ONCE = 8;
  const CAP = 3;

  async function race(database: Database): Promise<number> {
    const { id } = await aMember(t);
    const course = await aProduct(t);
    await enroll(t, id, [course.id]);
    const lessons = Array.from({ length: AT_ONCE }, newId);
    await t.database.query('update growth_rules set daily_cap = $1', [CAP]);
    await t.database.query('insert into member_growth (account_id) values ($1)', [id]);
    await t.database.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at)
       select $1, 'lesson', lesson, $2, $4 from unnest($3::uuid[]) lesson`,
      [id, course.id, lessons, t.clock.now()],
    );
    await Promise.all(
      lessons.map((lesson) =>
        database.transaction((tx) => ledger.settle(tx, id, 'lesson_completed', [lesson])),
      ),
    );
    const row = await t.database.one<{ points: number }>(
      'select points from member_growth where account_id = $1',
      [id],
    );
    return row!.points / 20;
  }

  test('earn what the daily limit allows', async () => {
    expect(await race(t.database)).toBe(CAP);
  });

  test('would earn more if they did not wait for one another', async () => {
    const unlocked = new WithoutLocks(t.app.get(DataSource), AT_ONCE);
    expect(await race(unlocked)).toBe(AT_ONCE);
  });
});

describe('one lesson reported many times at once', () => {
  const AT_ONCE = 5;

  async function race(): Promise<number> {
    const { id } = await aMember(t);
    const course = await aProduct(t);
    const lesson = newId();
    await enroll(t, id, [course.id]);
    await t.database.query('insert into member_growth (account_id) values ($1)', [id]);
    await t.database.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at) values ($1, 'lesson', $2, $3, $4)`,
      [id, lesson, course.id, t.clock.now()],
    );
    const unlocked = new WithoutLocks(t.app.get(DataSource), AT_ONCE);
    await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        unlocked.transaction((tx) => ledger.settle(tx, id, 'lesson_completed', [lesson])),
      ),
    );
    const row = await t.database.one<{ points: number }>(
      'select points from member_growth where account_id = $1',
      [id],
    );
    return row!.points;
  }

  test('is paid once thanks to the ledger’s key, even without the lock', async () => {
    expect(await race()).toBe(20);
  });
});
