import { Injectable } from '@nestjs/common';
import type { RowOf } from '../../platform/database/published-view.js';
import type { pagePlaces } from '../courses/index.js';
import type { widgetFacts } from '../widgets/index.js';
import { Database, type Tx } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalPage,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

type Question = NonNullable<RowOf<typeof widgetFacts>['question']>;

interface JournalRow {
  question: Question;
  text: string | null;
  savedAt: Date | null;
  earlier: { text: string; savedAt: string }[];
  sharedText: string | null;
  sharedAt: Date | null;
  reply: string | null;
  repliedAt: Date | null;
}

interface ExerciseRow {
  kind: 'scale' | 'stopwatch';
  name: Question;
  lesson: RowOf<typeof pagePlaces>['lessonTitle'];
  at: Date;
  value: number;
}

interface QuizRow {
  title: NonNullable<RowOf<typeof widgetFacts>['title']>;
  scorePercent: number;
  isPassed: boolean;
  submittedAt: Date;
  answers: { question: string; options: string[] }[];
}

const STATUSES = { draft: 'Draft', handed_in: 'Handed in', try_again: 'Try again', done: 'Marked as done' };

interface AssignmentRow {
  title: string;
  status: keyof typeof STATUSES;
  text: string | null;
  handedInAt: Date | null;
  feedback: string | null;
  answeredAt: Date | null;
  /** Number of files; media exports the files themselves. */
  files: number;
}

/** Label for a widget that was removed from its lesson; the answer still belongs to the member. */
const GONE = 'No longer in the course';

const HERS = [
  'choice_answers',
  'journal_answers',
  'journal_shares',
  'scale_values',
  'stopwatch_sessions',
  'quiz_attempts',
  'assignment_submissions',
];

/** A member's journal and other answers in lessons. */
@Injectable()
@TellsPersonalData({
  isPrivateWriting: true,
  order: 55,
  tables: [
    'journal_answers',
    'journal_answer_versions',
    'journal_shares',
    'choice_answers',
    'scale_values',
    'stopwatch_sessions',
    'quiz_attempts',
    'assignment_submissions',
    'assignment_versions',
    'assignment_files',
  ],
})
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    return {
      pages: await Promise.all([
        this.journal(accountId),
        this.choices(accountId),
        this.quizzes(accountId),
        this.assignments(accountId),
        this.exercises(accountId),
      ]),
    };
  }

  /** Deletes the member's answers, journal and shared copies. Versions follow by foreign key; media deletes the files. */
  @On('member.erased', 'answers.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    for (const table of HERS) await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  }

  /** Includes shared answers and replies after the member has emptied the answer itself. */
  private async journal(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<JournalRow>(
      `select coalesce(w.question, w.title, s.question, $2) as question,
              j.text, j.saved_at as "savedAt", s.text as "sharedText", s.shared_at as "sharedAt", s.reply,
              s.replied_at as "repliedAt",
              coalesce((select json_agg(json_build_object('text', v.text, 'savedAt', v.saved_at) order by v.version)
                        from journal_answer_versions v
                        where v.account_id = j.account_id and v.widget_id = j.widget_id), '[]') as earlier
       from (select * from journal_answers where account_id = $1) j
       full join (select * from journal_shares where account_id = $1) s on s.widget_id = j.widget_id
       left join widget_facts w on w.id = coalesce(j.widget_id, s.widget_id)
       order by j.saved_at desc nulls last, coalesce(j.widget_id, s.widget_id)`,
      [accountId, GONE],
    );
    return {
      name: 'journal',
      title: 'Your journal',
      lead: 'What you wrote for yourself in lessons, what you shared with your coach, and your coach’s replies.',
      entries: rows.map(({ question, text, savedAt, earlier, sharedText, sharedAt, reply, repliedAt }) => ({
        title: question,
        text,
        facts: {
          Written: savedAt,
          'Shared with your coach': sharedAt,
          'What you shared': sharedText === text ? null : sharedText,
          'Your coach’s reply': reply,
          Replied: repliedAt,
          'Earlier versions': earlier.length > 0 ? earlier.map((was) => was.text).join('\n\n') : null,
        },
      })),
      rows,
    };
  }

  private async choices(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<{ question: Question; answer: string; answeredAt: Date }>(
      `select coalesce(w.question, $2) as question,
              c.option_text as answer, c.answered_at as "answeredAt"
       from choice_answers c left join widget_facts w on w.id = c.widget_id
       where c.account_id = $1 order by c.answered_at desc, c.widget_id`,
      [accountId, GONE],
    );
    return {
      name: 'answers',
      title: 'Your answers',
      lead: 'Your answers to questions in lessons.',
      entries: rows.map(({ question, answer, answeredAt }) => ({
        title: question,
        facts: { 'Your answer': answer, Answered: answeredAt },
      })),
      rows,
    };
  }

  private async quizzes(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<QuizRow>(
      `select coalesce(w.title, $2) as title, q.score_percent as "scorePercent", q.is_passed as "isPassed",
              q.submitted_at as "submittedAt", q.answers
       from quiz_attempts q left join widget_facts w on w.id = q.widget_id
       where q.account_id = $1 order by q.submitted_at desc, q.id`,
      [accountId, GONE],
    );
    return {
      name: 'quizzes',
      title: 'Your quizzes',
      lead: 'Your attempts at quizzes in lessons.',
      entries: rows.map(({ title, scorePercent, isPassed, submittedAt, answers }) => ({
        title,
        text: answers.map(({ question, options }) => `${question} ${options.join(', ')}`).join('\n'),
        facts: { 'Score in percent': scorePercent, Passed: isPassed ? 'yes' : 'no', Submitted: submittedAt },
      })),
      rows,
    };
  }

  /** Includes drafts that have only files; the text of a draft is in the journal. */
  private async assignments(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<AssignmentRow & Record<string, unknown>>(
      `select s.title, s.status, v.text, v.handed_in_at as "handedInAt", v.feedback, v.answered_at as "answeredAt",
              (select count(*)::int from assignment_files f
               where f.submission_id = s.id and f.number is not distinct from v.number) as files
       from assignment_submissions s left join assignment_versions v on v.submission_id = s.id
       where s.account_id = $1 order by v.handed_in_at desc nulls first, s.id`,
      [accountId],
    );
    return {
      name: 'assignments',
      title: 'Your assignments',
      lead: 'What you handed in, and your coach’s answers. Drafts are in your journal.',
      entries: rows.map(({ title, status, text, handedInAt, feedback, answeredAt, files }) => ({
        title,
        text,
        facts: {
          Status: STATUSES[status],
          'Handed in': handedInAt,
          Files: files > 0 ? files : null,
          'Your coach’s answer': feedback,
          Answered: answeredAt,
        },
      })),
      rows,
    };
  }

  private async exercises(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<ExerciseRow>(
      `select done.kind, case done.kind when 'stopwatch' then 'Stopwatch' else coalesce(w.question, $2) end as name,
              coalesce(p.lesson_title, $2) as lesson, done.at, done.value
       from (
         select 'scale' as kind, widget_id, at, value from scale_values where account_id = $1
         union all
         select 'stopwatch', widget_id, started_at, seconds from stopwatch_sessions where account_id = $1
       ) done
       left join widget_facts w on w.id = done.widget_id
       left join page_places p on p.id = w.page_id
       order by done.at desc, done.widget_id`,
      [accountId, GONE],
    );
    return {
      name: 'exercises',
      title: 'Your exercises',
      lead: 'Your answers on scales in lessons, and the time you spent on exercises.',
      entries: rows.map(({ kind, name, lesson, at, value }) => ({
        title: name,
        facts: { Lesson: lesson, When: at, [kind === 'scale' ? 'Value' : 'Seconds']: value },
      })),
      rows,
    };
  }
}
