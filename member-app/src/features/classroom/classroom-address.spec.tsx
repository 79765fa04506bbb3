import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aCourse, aLesson, aMember, aModule, growsTo, lessonContent, renderPage } from '../../../testing';
import { noQuestions, nothingSaved } from '../../../testing/player';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';

const first = aLesson('first');
const open = aModule('open', [first, aLesson('second')]);
const course = aCourse([open]);

/** The page with the shell around it. */
function openPage(at: string) {
  growsTo();
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/me/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  return renderPage(at, { as: aMember() });
}

function openCourse(at: string) {
  answers.answer('get', '/api/learning/courses/{courseId}', course);
  answers.answer('get', '/api/learning/lessons/{lessonId}', lessonContent(first));
  answers.answer('get', '/api/course-progress/{courseId}', nothingSaved);
  answers.answer('patch', '/api/course-progress/{courseId}', undefined);
  answers.answer('get', '/api/community/questions', noQuestions);
  return openPage(at);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['of somebody else', 404],
  ['that does not exist', 404],
  ['with an address that is none', 400],
])('a course %s is not found', async (_, status) => {
  answers.refuse('get', '/api/learning/courses/{courseId}', status);
  answers.refuse('get', '/api/course-progress/{courseId}', status);
  answers.list('get', '/api/me/ended-access', []);
  openPage(sanctumPaths.classroomCourse('course'));
  expect(await heading(i18n.t('player:missing.title'))).toBeVisible();
});

test('a course whose time is over leads to its page', async () => {
  answers.refuse('get', '/api/learning/courses/{courseId}', 404);
  answers.refuse('get', '/api/course-progress/{courseId}', 404);
  answers.list('get', '/api/me/ended-access', [
    { ...blank('EndedAccessResponse'), productId: 'course', isOnSale: true },
  ]);
  answers.refuse('get', '/api/products/{id}', 404);
  openPage(sanctumPaths.classroomCourse('course'));
  await waitFor(() => expect(location.pathname).toBe(paths.course('course')));
});

test('the address of a moved lesson leads to its new place', async () => {
  openCourse(sanctumPaths.classroomLesson('course', 'nowhere', 'first'));
  expect(await heading(first.title)).toBeVisible();
  expect(location.pathname).toBe(sanctumPaths.classroomLesson('course', 'open', 'first'));
});

test('the address of a module leads to the lesson to continue with', async () => {
  openCourse(sanctumPaths.classroomModule('course', 'open'));
  expect(await heading(first.title)).toBeVisible();
  expect(location.pathname).toBe(sanctumPaths.classroomLesson('course', 'open', 'first'));
});

test('a course lets the member choose a module, and continues with one click', async () => {
  const { user } = openCourse(sanctumPaths.classroomCourse('course'));
  expect(await screen.findByRole('heading', { name: i18n.t('player:select.title') })).toBeVisible();
  await user.click(
    screen.getByRole('link', { name: i18n.t('player:select.begin', { lesson: first.title }) }),
  );
  expect(await heading(first.title)).toHaveFocus();
});
