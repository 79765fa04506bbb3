import type { Schemas } from '@sanctum/openapi';
import type { KeptLessons } from './kept-lessons';

/** The server's answer to one of the app’s requests. */
export interface Answer {
  method: string;
  path: string;
  status: number;
  json: () => Promise<unknown>;
}

const SESSION = '/api/auth/session';
const REFRESH = '/api/auth/refresh';
const LESSON = /^\/api\/learning\/lessons\/([\da-f-]{36})$/;
const COURSE = /^\/api\/learning\/courses\/([\da-f-]{36})$/;

/** Statuses of a final refusal. Answers for an expired session or a failing server do not count. */
const REFUSED: readonly number[] = [403, 404, 410];

const isDone = (status: number): boolean => status >= 200 && status < 300;

/** Returns whether a request may change the signed-in person, such as signing in or out. */
const changesPerson = ({ method, path }: Pick<Answer, 'method' | 'path'>): boolean =>
  method === 'POST' && path.startsWith('/api/auth/') && path !== REFRESH;

/** Returns whether the answer affects the offline lessons. */
export const concerns = (call: Pick<Answer, 'method' | 'path'>): boolean =>
  changesPerson(call) ||
  (call.method === 'GET' && (call.path === SESSION || LESSON.test(call.path) || COURSE.test(call.path)));

/** Stores an opened lesson, drops refused ones, and drops everything when the person signs out or changes. */
export async function heedAnswer(answer: Answer, kept: KeptLessons): Promise<'signed-out' | 'heeded'> {
  const { path, status, json } = answer;
  if (changesPerson(answer)) return isDone(status) ? signedOut(kept) : 'heeded';
  if (path === SESSION) {
    if (!isDone(status)) return 'heeded';
    const { account } = (await json()) as Schemas['SessionResponse'];
    if (!account) return signedOut(kept);
    await kept.belongTo(account.id);
    return 'heeded';
  }
  const [, lessonId] = LESSON.exec(path) ?? [];
  if (lessonId !== undefined) {
    if (isDone(status)) await kept.keep((await json()) as Schemas['LessonForLearnerResponse']);
    else if (REFUSED.includes(status)) await kept.drop(lessonId);
    return 'heeded';
  }
  const [, courseId] = COURSE.exec(path) ?? [];
  if (courseId === undefined) return 'heeded';
  if (isDone(status)) await kept.heedCourse((await json()) as Schemas['CourseForLearnerResponse']);
  else if (REFUSED.includes(status)) await kept.dropCourse(courseId);
  return 'heeded';
}

async function signedOut(kept: KeptLessons): Promise<'signed-out'> {
  await kept.wipe();
  return 'signed-out';
}
