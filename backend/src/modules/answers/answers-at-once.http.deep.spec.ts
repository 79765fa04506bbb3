import { DataSource } from 'typeorm';
import { anAnswerableLesson, aQuizLesson, HALF_RIGHT, QUIZ } from '../../../test/builders/answers.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { withOtherStatements } from '../../../test/other-statements.js';
import { DomainError } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { AnswerAccessService } from './answer-access.service.js';
import { CompletionsService } from '../learning/index.js';
import type { JournalAnswerResponse } from './journals.dto.js';
import { JournalsService } from './journals.service.js';
import { QuizzesService } from './quizzes/quizzes.service.js';
import { ScaleValuesService } from './scale-values.service.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const access = () => t.app.get(AnswerAccessService, { strict: false });
const signedIn = (accountId: string): SignedIn => ({
  accountId,
  role: 'member',
  sessionId: newId(),
  authenticatedAt: t.clock.now(),
  band: 'adult',
  mustEnrol: false,
});

describe('fifty simultaneous edits of a journal, each naming the version it read', () => {
  const EDITS = Array.from({ length: 50 }, (_, n) => `edit ${n}`);
  const everything = ['start', ...EDITS].toSorted();

  /** Edits as a browser does: when an edit is refused, reads the current text and tries again. */
  async function editAtOnce(journals: JournalsService): Promise<string[]> {
    const { she, journal } = await anAnswerableLesson(t);
    const me = signedIn(she.id);
    await t.app.get(JournalsService, { strict: false }).save(me, journal, 'start', 0);
    const edit = async (text: string, version: number): Promise<void> => {
      try {
        await journals.save(me, journal, text, version);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'stale_edit') throw error;
        await edit(text, (error.details.current as JournalAnswerResponse).version);
      }
    };
    await Promise.all(EDITS.map((text) => edit(text, 1)));
    const rows = await t.database.query<{ text: string }>(
      `select text from journal_answer_versions where widget_id = $1
       union all select text from journal_answers where widget_id = $1`,
      [journal],
    );
    return rows.map(({ text }) => text).toSorted();
  }

  test('lose nothing: every text is the present one or an earlier version', async () => {
    expect(await editAtOnce(t.app.get(JournalsService, { strict: false }))).toEqual(everything);
  });

  test('would lose some without the lock on the journal and the key of its versions', async () => {
    await t.database.query('alter table journal_answer_versions drop constraint journal_answer_versions_pk');
    const twin = new JournalsService(new WithoutLocks(t.app.get(DataSource)), t.clock, access());
    expect(await editAtOnce(twin)).not.toEqual(everything);
    await t.database.query('truncate journal_answer_versions');
    await t.database.query(
      'alter table journal_answer_versions add constraint journal_answer_versions_pk primary key (account_id, widget_id, version)',
    );
  });
});

test('twenty simultaneous first saves of a journal become one journal with every text', async () => {
  const { she, journal } = await anAnswerableLesson(t);
  const texts = Array.from({ length: 20 }, (_, n) => `beginning ${n}`);
  await Promise.all(
    texts.map((text) => she.browser.put(`/api/me/widgets/${journal}/journal`).send({ text }).expect(200)),
  );
  const rows = await t.database.query<{ text: string }>(
    `select text from journal_answer_versions where widget_id = $1
     union all select text from journal_answers where widget_id = $1`,
    [journal],
  );
  expect(rows.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
});

describe('twenty simultaneous saves of one point', () => {
  /** Upserts cannot run without the key they name; this twin inserts plainly instead. */
  class WithoutUpsert extends Database {
    override transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      return super.transaction((tx) =>
        work(withOtherStatements(tx, (sql, ask) => ask(sql.replace(/on conflict.*(?=returning)/s, '')))),
      );
    }
  }

  async function pointsAfterTwentySaves(values: ScaleValuesService): Promise<number> {
    const { she, scale } = await anAnswerableLesson(t);
    const id = newId();
    await Promise.all(Array.from({ length: 20 }, () => values.put(signedIn(she.id), scale, id, 6)));
    return (await t.database.query('select from scale_values where id = $1', [id])).length;
  }

  test('become one point of the member’s curve', async () => {
    expect(await pointsAfterTwentySaves(t.app.get(ScaleValuesService, { strict: false }))).toBe(1);
  });

  test('would become many without the key', async () => {
    await t.database.query('alter table scale_values drop constraint scale_values_pk');
    const twin = new ScaleValuesService(new WithoutUpsert(t.app.get(DataSource)), t.clock, access());
    expect(await pointsAfterTwentySaves(twin)).toBeGreaterThan(1);
    await t.database.query('truncate scale_values');
    await t.database.query('alter table scale_values add constraint scale_values_pk primary key (id)');
  });
});

describe('ten simultaneous attempts at a quiz that allows one', () => {
  /** Leaves out the lock under which attempts are counted. */
  class WithoutQueue extends Database {
    override transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      return super.transaction((tx) =>
        work(
          withOtherStatements(tx, async (sql, ask) => {
            if (!sql.includes('pg_advisory_xact_lock')) return ask(sql);
            return ask('select $1::text');
          }),
        ),
      );
    }
  }

  async function attemptsCounted(quizzes: QuizzesService): Promise<number> {
    const { she, quiz } = await aQuizLesson(t, { settings: { ...QUIZ, attempts: 1 } });
    const submit = () => quizzes.submit(signedIn(she.id), quiz, { id: newId(), answers: HALF_RIGHT });
    await Promise.allSettled(Array.from({ length: 10 }, submit));
    return (await t.database.query('select from quiz_attempts where widget_id = $1', [quiz])).length;
  }

  test('count as one', async () => {
    expect(await attemptsCounted(t.app.get(QuizzesService, { strict: false }))).toBe(1);
  });

  test('would count as more without the lock and the number’s key', async () => {
    await t.database.query('alter table quiz_attempts drop constraint quiz_attempts_number');
    const completions = t.app.get(CompletionsService, { strict: false });
    const twin = new QuizzesService(new WithoutQueue(t.app.get(DataSource)), t.clock, access(), completions);
    expect(await attemptsCounted(twin)).toBeGreaterThan(1);
    await t.database.query('truncate quiz_attempts');
    await t.database.query(
      'alter table quiz_attempts add constraint quiz_attempts_number unique (account_id, widget_id, number)',
    );
  });
});
