import type { components } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';
import { useLessonOfWidgets } from './lesson-context';

export type LessonAnswers = components['schemas']['LessonAnswersResponse'];
export type ChoiceAnswer = components['schemas']['ChoiceAnswerResponse'];
export type JournalAnswer = components['schemas']['JournalAnswerResponse'];
export type ScaleValue = components['schemas']['ScaleValueResponse'];
export type StopwatchSession = components['schemas']['StopwatchSessionResponse'];

type ChangeAnswers = (answers: LessonAnswers) => LessonAnswers;

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

/** In the place of the one with the same key, or at the end. */
function placed<Item>(items: readonly Item[], item: Item, key: keyof Item): Item[] {
  const known = items.some((other) => other[key] === item[key]);
  return known ? items.map((other) => (other[key] === item[key] ? item : other)) : [...items, item];
}

const answersKey = (lessonId: string, stores: boolean) =>
  ['/api/learning/lessons/answers', lessonId, stores] as const;

/**
 * All that a member has done on this lesson, in one call for all its widgets. Forgotten when the lesson is left, because
 * the member may go on with it on another device. In a preview it begins empty and stays in this browser.
 */
export function useAnswers() {
  const { lessonId, stores } = useLessonOfWidgets();
  return useQuery({
    queryKey: answersKey(lessonId, stores),
    queryFn: async (): Promise<LessonAnswers> =>
      stores
        ? body(api.GET('/api/learning/lessons/{lessonId}/answers', { params: { path: { lessonId } } }))
        : noAnswers,
    gcTime: 0,
  });
}

/** Writes what the server has just said into the answers on the page. */
export function useChangeAnswers() {
  const { lessonId, stores } = useLessonOfWidgets();
  const queries = useQueryClient();
  return (change: ChangeAnswers) =>
    queries.setQueryData<LessonAnswers>(
      answersKey(lessonId, stores),
      (answers) => answers && change(answers),
    );
}
