import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { CourseEntryService } from '../learning/index.js';
import { LessonContentsQueries, type WidgetSettings } from '../widgets/index.js';
import type {
  ChoiceAnswerResponse,
  LessonAnswersResponse,
  ScaleAnswersResponse,
  ScaleValueResponse,
  StopwatchAnswersResponse,
  StopwatchSessionResponse,
} from './answers.dto.js';
import { JOURNAL, type JournalRow, journalResponse } from './journals.sql.js';
import type { JournalAnswerResponse } from './journals.dto.js';
import { judge } from './judge.js';

/** Enough for years; older points stay stored but are not sent. */
const NEWEST = 500;

const SCALE_VALUES = `
  select widget.id as "widgetId", mine.id, mine.value, mine.at
  from unnest($2::uuid[]) as widget (id)
  cross join lateral (
    select id, value, at from scale_values where account_id = $1 and widget_id = widget.id
    order by at desc, id desc limit ${NEWEST}
  ) mine
  order by mine.at, mine.id`;

const STOPWATCH_SESSIONS = `
  select widget.id as "widgetId", mine.id, mine.started_at as "startedAt", mine.seconds
  from unnest($2::uuid[]) as widget (id)
  cross join lateral (
    select id, started_at, seconds from stopwatch_sessions where account_id = $1 and widget_id = widget.id
    order by started_at desc, id desc limit ${NEWEST}
  ) mine
  order by mine.started_at, mine.id`;

type Questions = ReadonlyMap<string, WidgetSettings['question']>;

/** A member's answers in a lesson: one query per kind of answer, however many widgets there are. */
@Injectable()
export class AnswersQueries {
  constructor(
    private readonly database: Database,
    private readonly entry: CourseEntryService,
    private readonly contents: LessonContentsQueries,
  ) {}

  async ofLesson(me: SignedIn, lessonId: string, language: Language): Promise<LessonAnswersResponse> {
    await this.entry.enterLesson(me, lessonId);
    const widgets = await this.contents.widgetsOf(lessonId, [
      'question',
      'assignment',
      'opinionScale',
      'stopwatch',
    ]);
    const questions = new Map(
      widgets.flatMap((widget) => (widget.type === 'question' ? [[widget.id, widget.settings]] : [])),
    );
    const idsOf = (type: string) => widgets.filter((widget) => widget.type === type).map(({ id }) => id);
    const [choices, journals, scales, stopwatches] = await Promise.all([
      this.choices(me.accountId, questions, language),
      this.journals(me.accountId, [
        ...[...questions].filter(([, { kind }]) => kind === 'journal').map(([id]) => id),
        ...idsOf('assignment'),
      ]),
      this.scales(me.accountId, idsOf('opinionScale')),
      this.stopwatches(me.accountId, idsOf('stopwatch')),
    ]);
    return { choices, journals, scales, stopwatches };
  }

  private async choices(
    accountId: string,
    questions: Questions,
    language: Language,
  ): Promise<ChoiceAnswerResponse[]> {
    const rows = await this.database.query<{ widgetId: string; optionId: string; answeredAt: Date }>(
      `select widget_id as "widgetId", option_id as "optionId", answered_at as "answeredAt"
       from choice_answers where account_id = $1 and widget_id = any($2::uuid[])`,
      [accountId, [...questions.keys()]],
    );
    return rows.flatMap(({ widgetId, optionId, answeredAt }) => {
      const question = questions.get(widgetId);
      const judged = question?.kind === 'multiple_choice' ? judge(question, optionId, language) : undefined;
      return judged ? [{ widgetId, optionId, ...judged.verdict, answeredAt }] : [];
    });
  }

  private async journals(accountId: string, widgetIds: string[]): Promise<JournalAnswerResponse[]> {
    const rows = await this.database.query<JournalRow & Record<string, unknown>>(
      `select ${JOURNAL.columns} from ${JOURNAL.from} where j.account_id = $1 and j.widget_id = any($2::uuid[])`,
      [accountId, widgetIds],
    );
    return rows.map(journalResponse);
  }

  private async scales(accountId: string, widgetIds: string[]): Promise<ScaleAnswersResponse[]> {
    const rows = await this.database.query<ScaleValueResponse & { widgetId: string }>(SCALE_VALUES, [
      accountId,
      widgetIds,
    ]);
    return [...byWidget(rows)].map(([widgetId, values]) => ({ widgetId, values }));
  }

  private async stopwatches(accountId: string, widgetIds: string[]): Promise<StopwatchAnswersResponse[]> {
    const rows = await this.database.query<StopwatchSessionResponse & { widgetId: string }>(
      STOPWATCH_SESSIONS,
      [accountId, widgetIds],
    );
    return [...byWidget(rows)].map(([widgetId, sessions]) => ({ widgetId, sessions }));
  }
}

function byWidget<Row extends { widgetId: string }>(rows: readonly Row[]) {
  const grouped = new Map<string, Omit<Row, 'widgetId'>[]>();
  for (const { widgetId, ...row } of rows) grouped.set(widgetId, [...(grouped.get(widgetId) ?? []), row]);
  return grouped;
}
