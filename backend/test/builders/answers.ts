import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { aCourse, type ModuleShape } from './courses.js';
import { enroll } from './enrollments.js';
import { aMember, type Person } from './people.js';

/** Option b is correct. */
export const CHOICE = {
  kind: 'multiple_choice',
  question: 'What comes before an answer?',
  options: [
    { id: 'a', text: 'Another question' },
    { id: 'b', text: 'A breath' },
  ],
  correctOptionId: 'b',
  feedback: { correct: 'Yes, the breath.', incorrect: 'Look once more.' },
};
export const QUIZ = {
  title: 'What you learned',
  questions: [
    {
      id: 'first',
      text: 'What comes before an answer?',
      options: CHOICE.options,
      correctOptionIds: ['b'],
      feedback: CHOICE.feedback,
    },
    {
      id: 'second',
      text: 'What helps at night?',
      options: [
        { id: 'a', text: 'A story' },
        { id: 'b', text: 'A song' },
        { id: 'c', text: 'A screen' },
      ],
      correctOptionIds: ['a', 'b'],
      feedback: { correct: 'Both.', incorrect: 'There are two.' },
    },
  ],
  passPercent: 80,
  attempts: 3,
  isRequired: true,
};
/** Answers that pass the quiz, and answers with one of two questions right. */
export const PASSING = [
  { questionId: 'first', optionIds: ['b'] },
  { questionId: 'second', optionIds: ['a', 'b'] },
];
export const HALF_RIGHT = [
  { questionId: 'first', optionIds: ['b'] },
  { questionId: 'second', optionIds: ['a'] },
];

export const ASSIGNMENT = {
  title: 'An evening for two',
  instructions: '<p>Spend one evening together and tell me about it.</p>',
  accepts: 'text_or_files',
  isRequired: true,
};

export const JOURNAL = { kind: 'journal', question: 'When did you listen this week?' };
export const SCALE = { question: 'How close are you two today?', min: 1, max: 10 };

export interface AnswerableLesson {
  she: Person;
  courseId: string;
  lessonId: string;
  choice: string;
  journal: string;
  scale: string;
  stopwatch: string;
}

/** A lesson of a course the member owns, with one widget of every kind that takes an answer. */
export async function anAnswerableLesson(
  t: TestApp,
  { she, lock, title }: { she?: Person; lock?: NonNullable<ModuleShape['lock']>; title?: string } = {},
): Promise<AnswerableLesson> {
  const member = she ?? (await aMember(t));
  const widgets = [
    { type: 'question' as const, settings: CHOICE },
    { type: 'question' as const, settings: JOURNAL },
    { type: 'opinionScale' as const, settings: SCALE },
    { type: 'stopwatch' as const, settings: { initialSeconds: 0 } },
  ];
  const course = await aCourse(t, {
    sections: [[{ ...(lock && { lock }), lessons: [{ title: 'The first quiet minute', widgets }] }]],
    ...(title && { title }),
  });
  await enroll(t, member.id, [course.id]);
  const lesson = course.lessons[0]!;
  const [choice, journal, scale, stopwatch] = lesson.widgets as [string, string, string, string];
  return { she: member, courseId: course.id, lessonId: lesson.id, choice, journal, scale, stopwatch };
}

/** Saves a journal answer as the browser does. */
export const write = (
  { she, journal }: Pick<AnswerableLesson, 'she' | 'journal'>,
  text: string,
  version?: number,
) => {
  const call = she.browser.put(`/api/me/widgets/${journal}/journal`);
  return (version === undefined ? call : call.set('if-match', String(version))).send({ text });
};

/** Writes and shares a journal answer; returns the id under which the coach finds it. */
export async function share(t: TestApp, lesson: AnswerableLesson, text: string): Promise<string> {
  await write(lesson, text).expect(200);
  await lesson.she.browser.post(`/api/me/widgets/${lesson.journal}/journal/share`).expect(200);
  const row = await t.database.one<{ id: string }>(
    'select id from journal_shares where account_id = $1 and widget_id = $2',
    [lesson.she.id, lesson.journal],
  );
  return row!.id;
}

export interface QuizLesson {
  she: Person;
  courseId: string;
  lessonId: string;
  quiz: string;
}

/** A lesson of a course the member owns, with a quiz. */
export async function aQuizLesson(
  t: TestApp,
  { she, settings = QUIZ }: { she?: Person; settings?: object } = {},
): Promise<QuizLesson> {
  const member = she ?? (await aMember(t));
  const course = await aCourse(t, {
    sections: [[{ lessons: [{ title: 'The first quiet minute', widgets: [{ type: 'quiz', settings }] }] }]],
  });
  await enroll(t, member.id, [course.id]);
  const lesson = course.lessons[0]!;
  return { she: member, courseId: course.id, lessonId: lesson.id, quiz: lesson.widgets[0]! };
}

/** Submits an attempt at a quiz. */
export const attempt = (
  { she, quiz }: Pick<QuizLesson, 'she' | 'quiz'>,
  answers: readonly object[],
  id: string = newId(),
) => she.browser.put(`/api/me/widgets/${quiz}/quiz-attempts/${id}`).send({ answers });

export interface AssignmentLesson {
  she: Person;
  courseId: string;
  lessonId: string;
  assignment: string;
}

/** A lesson of a course the member owns, with an assignment. */
export async function anAssignmentLesson(
  t: TestApp,
  { she, settings = ASSIGNMENT, title }: { she?: Person; settings?: object; title?: string } = {},
): Promise<AssignmentLesson> {
  const member = she ?? (await aMember(t));
  const widgets = [{ type: 'assignment' as const, settings }];
  const course = await aCourse(t, {
    sections: [[{ lessons: [{ title: 'The first quiet minute', widgets }] }]],
    ...(title && { title }),
  });
  await enroll(t, member.id, [course.id]);
  const lesson = course.lessons[0]!;
  return { she: member, courseId: course.id, lessonId: lesson.id, assignment: lesson.widgets[0]! };
}

/** Writes and hands in an assignment; returns the id under which the coach finds it. */
export async function handIn(t: TestApp, lesson: AssignmentLesson, text: string): Promise<string> {
  const { she, assignment } = lesson;
  await write({ she, journal: assignment }, text).expect(200);
  await she.browser.post(`/api/me/widgets/${assignment}/assignment/hand-in`).expect(200);
  const row = await t.database.one<{ id: string }>(
    'select id from assignment_submissions where account_id = $1 and widget_id = $2',
    [she.id, assignment],
  );
  return row!.id;
}
