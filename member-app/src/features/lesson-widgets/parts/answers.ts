import type { Schemas } from '@sanctum/openapi';

export type LessonAnswers = Schemas['LessonAnswersResponse'];
export type ChoiceAnswer = Schemas['ChoiceAnswerResponse'];
export type JournalAnswer = Schemas['JournalAnswerResponse'];
export type ScaleValue = Schemas['ScaleValueResponse'];
export type StopwatchSession = Schemas['StopwatchSessionResponse'];

export type ChangeAnswers = (answers: LessonAnswers) => LessonAnswers;

export const noAnswers: LessonAnswers = { choices: [], journals: [], scales: [], stopwatches: [] };

interface OfWidget {
  widgetId: string;
}

const of = <Item extends OfWidget>(items: readonly Item[], widgetId: string): Item | undefined =>
  items.find((item) => item.widgetId === widgetId);

export const choiceOf = ({ choices }: LessonAnswers, widgetId: string) => of(choices, widgetId);
export const journalOf = ({ journals }: LessonAnswers, widgetId: string) => of(journals, widgetId);
export const valuesOf = ({ scales }: LessonAnswers, widgetId: string) => of(scales, widgetId)?.values ?? [];
export const sessionsOf = ({ stopwatches }: LessonAnswers, widgetId: string) =>
  of(stopwatches, widgetId)?.sessions ?? [];

export const withChoice =
  (choice: ChoiceAnswer): ChangeAnswers =>
  (answers) => ({ ...answers, choices: placed(answers.choices, choice, 'widgetId') });

export const withJournal =
  (journal: JournalAnswer): ChangeAnswers =>
  (answers) => ({ ...answers, journals: placed(answers.journals, journal, 'widgetId') });

export const withValue =
  (widgetId: string, value: ScaleValue): ChangeAnswers =>
  (answers) =>
    setValues(answers, widgetId, placed(valuesOf(answers, widgetId), value, 'id'));

export const withoutValue =
  (widgetId: string, id: string): ChangeAnswers =>
  (answers) =>
    setValues(
      answers,
      widgetId,
      valuesOf(answers, widgetId).filter((value) => value.id !== id),
    );

export const withSession =
  (widgetId: string, session: StopwatchSession): ChangeAnswers =>
  (answers) =>
    setSessions(answers, widgetId, placed(sessionsOf(answers, widgetId), session, 'id'));

export const withoutSession =
  (widgetId: string, id: string): ChangeAnswers =>
  (answers) =>
    setSessions(
      answers,
      widgetId,
      sessionsOf(answers, widgetId).filter((session) => session.id !== id),
    );

const setValues = (answers: LessonAnswers, widgetId: string, values: ScaleValue[]): LessonAnswers => ({
  ...answers,
  scales: placed(answers.scales, { widgetId, values }, 'widgetId'),
});

const setSessions = (
  answers: LessonAnswers,
  widgetId: string,
  sessions: StopwatchSession[],
): LessonAnswers => ({
  ...answers,
  stopwatches: placed(answers.stopwatches, { widgetId, sessions }, 'widgetId'),
});

/** Replaces the item with the same key, or appends this one. */
function placed<Item>(items: readonly Item[], item: Item, key: keyof Item): Item[] {
  const known = items.some((other) => other[key] === item[key]);
  return known ? items.map((other) => (other[key] === item[key] ? item : other)) : [...items, item];
}
