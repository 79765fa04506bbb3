import {
  type DemoAnswer,
  type DemoAssignmentAnswer,
  type DemoChoiceAnswer,
  type DemoJournalAnswer,
  type DemoQuizAnswer,
  type DemoScaleAnswer,
  type DemoStopwatchAnswer,
  type DemoWidget,
  demoAnswers,
  demoId,
} from '../content/index.js';
import { grade } from '../../modules/answers/index.js';
import { lessonOf } from '../content/lesson-of.js';
import type { Planting } from './planting.js';

interface Place {
  accountId: string;
  courseId: string;
  lessonId: string;
  widgets: DemoWidget[];
}

/** Plants the members' answers to lesson widgets. */
export async function plantAnswers(planting: Planting): Promise<void> {
  for (const answer of demoAnswers) {
    const place = placeOf(answer);
    if ('values' in answer) await plantScale(planting, place, answer);
    else if ('sessions' in answer) await plantStopwatch(planting, place, answer);
    else if ('attempts' in answer) await plantQuiz(planting, place, answer);
    else if ('handedIn' in answer) await plantAssignment(planting, place, answer);
    else if ('optionId' in answer) await plantChoice(planting, place, answer);
    else await plantJournal(planting, place, answer);
  }
}

async function plantScale(
  { tx, daysAgo }: Planting,
  place: Place,
  { values }: DemoScaleAnswer,
): Promise<void> {
  const { id } = widgetOf(place, 'opinionScale');
  for (const point of values) {
    await tx.query(
      'insert into scale_values (id, account_id, widget_id, value, at) values ($1, $2, $3, $4, $5)',
      [
        demoId(`scale-value/${place.accountId}/${id}/${point.daysAgo}`),
        place.accountId,
        id,
        point.value,
        daysAgo(point.daysAgo),
      ],
    );
  }
}

async function plantStopwatch(
  { tx, daysAgo }: Planting,
  place: Place,
  { sessions }: DemoStopwatchAnswer,
): Promise<void> {
  const { id } = widgetOf(place, 'stopwatch');
  for (const session of sessions) {
    await tx.query(
      'insert into stopwatch_sessions (id, account_id, widget_id, started_at, seconds) values ($1, $2, $3, $4, $5)',
      [
        demoId(`stopwatch-session/${place.accountId}/${id}/${session.daysAgo}`),
        place.accountId,
        id,
        daysAgo(session.daysAgo),
        session.seconds,
      ],
    );
  }
}

async function plantChoice(planting: Planting, place: Place, answer: DemoChoiceAnswer): Promise<void> {
  const { id, settings } = questionOf(place, 'multiple_choice');
  const option = settings.options.find((offered) => offered.id === answer.optionId);
  if (!option) throw new Error(`no option ${answer.optionId} in ${answer.lessonKey}`);
  await planting.tx.query(
    `insert into choice_answers (account_id, widget_id, option_id, option_text, answered_at)
     values ($1, $2, $3, $4, $5)`,
    [place.accountId, id, option.id, option.text, planting.daysAgo(answer.daysAgo)],
  );
}

async function plantQuiz(
  { tx, daysAgo }: Planting,
  place: Place,
  { attempts }: DemoQuizAnswer,
): Promise<void> {
  const { id, settings } = widgetOf(place, 'quiz');
  for (const [index, { daysAgo: day, chosen }] of attempts.entries()) {
    const answers = settings.questions.map((question, n) => ({
      questionId: question.id,
      optionIds: [...(chosen[n] ?? '')],
    }));
    const graded = grade(settings, answers);
    if (!graded) throw new Error(`an attempt names an option that quiz ${id} doesn’t have`);
    await tx.query(
      `insert into quiz_attempts (id, account_id, widget_id, number, answers, score_percent, is_passed, submitted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        demoId(`quiz-attempt/${place.accountId}/${id}/${index + 1}`),
        place.accountId,
        id,
        index + 1,
        JSON.stringify(graded.answers),
        graded.scorePercent,
        graded.isPassed,
        daysAgo(day),
      ],
    );
    if (graded.isPassed) await plantTask(tx, place, id, daysAgo(day));
  }
}

const plantTask = (tx: Planting['tx'], { accountId, courseId }: Place, id: string, at: Date) =>
  tx.query(
    `insert into completions (account_id, kind, subject_id, course_id, completed_at)
     values ($1, 'task', $2, $3, $4) on conflict do nothing`,
    [accountId, id, courseId, at],
  );

async function plantAssignment(
  { tx, daysAgo }: Planting,
  place: Place,
  { handedIn: text, daysAgo: day, answer }: DemoAssignmentAnswer,
): Promise<void> {
  const { id, settings } = widgetOf(place, 'assignment');
  const submissionId = demoId(`assignment/${place.accountId}/${id}`);
  await tx.query(
    'insert into journal_answers (account_id, widget_id, text, version, saved_at) values ($1, $2, $3, 1, $4)',
    [place.accountId, id, text, daysAgo(day)],
  );
  await tx.query(
    `insert into assignment_submissions
       (id, account_id, widget_id, course_id, lesson_id, title, instructions, status, handed_in_at, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      submissionId,
      place.accountId,
      id,
      place.courseId,
      place.lessonId,
      settings.title,
      settings.instructions,
      answer?.decision ?? 'handed_in',
      daysAgo(day),
      answer ? 3 : 2,
    ],
  );
  const answeredAt = answer && daysAgo(answer.daysAgo);
  await tx.query(
    `insert into assignment_versions (submission_id, number, text, handed_in_at, decision, feedback, answered_at)
     values ($1, 1, $2, $3, $4, $5, $6)`,
    [
      submissionId,
      text,
      daysAgo(day),
      answer?.decision ?? null,
      answer?.feedback ?? null,
      answeredAt ?? null,
    ],
  );
  if (answer?.decision === 'done') await plantTask(tx, place, id, daysAgo(answer.daysAgo));
}

async function plantJournal(
  { tx, daysAgo }: Planting,
  place: Place,
  answer: DemoJournalAnswer,
): Promise<void> {
  const { id, settings } = questionOf(place, 'journal');
  const { text, shared } = answer;
  await tx.query(
    'insert into journal_answers (account_id, widget_id, text, version, saved_at) values ($1, $2, $3, 1, $4)',
    [place.accountId, id, text, daysAgo(answer.daysAgo)],
  );
  if (!shared) return;
  await tx.query(
    `insert into journal_shares
       (id, account_id, widget_id, course_id, lesson_id, question, text, shared_at, reply, replied_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      demoId(`journal-share/${place.accountId}/${id}`),
      place.accountId,
      id,
      place.courseId,
      place.lessonId,
      settings.question,
      text,
      daysAgo(shared.daysAgo),
      shared.reply?.text ?? null,
      shared.reply ? daysAgo(shared.reply.daysAgo) : null,
    ],
  );
}

function placeOf(answer: DemoAnswer): Place {
  const { accountId, product, lesson } = lessonOf(answer);
  return {
    accountId,
    courseId: product.id,
    lessonId: lesson.id,
    widgets: lesson.pages.flatMap(({ widgets }) => widgets),
  };
}

function widgetOf<Type extends DemoWidget['type']>(
  { widgets, lessonId }: Place,
  type: Type,
): Extract<DemoWidget, { type: Type }> {
  const found = widgets.find((widget): widget is Extract<DemoWidget, { type: Type }> => widget.type === type);
  if (!found) throw new Error(`no ${type} to answer in lesson ${lessonId}`);
  return found;
}

type Question = Extract<DemoWidget, { type: 'question' }>['settings'];

function questionOf<Kind extends Question['kind']>({ widgets, lessonId }: Place, kind: Kind) {
  for (const { id, type, settings } of widgets) {
    if (type === 'question' && settings.kind === kind) {
      return { id, settings: settings as Extract<Question, { kind: Kind }> };
    }
  }
  throw new Error(`no ${kind} to answer in lesson ${lessonId}`);
}
