import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as seatTexts } from '../../../shared/seats/texts';
import type { Product } from '../product/product';
import { PAGE } from './hub.api';
import { ResultsPage } from './results-page';
import { StudentsPage } from './students-page';
import { texts } from './texts';

const students = '/api/creator/products/{id}/students';
const results = '/api/creator/products/{id}/results';
const names = '/api/creator/products/{id}/results/{widgetId}';
const quizzes = '/api/creator/products/{id}/quizzes';
const since = '2031-03-04T12:00:00.000Z';
const rosa = {
  id: 'rosa',
  name: 'Rosa Lind',
  source: 'grant' as const,
  since,
  lessonTitle: 'Roots',
  completedLessonCount: 5,
  secondSeat: null,
  secondSeatOf: null,
};
const breath = {
  widgetId: 'w',
  lessonId: 'l',
  lessonTitle: 'Roots',
  question: 'What first?',
  isScale: false,
  studentCount: 4,
  average: null,
  counts: [
    { answer: 'A breath', count: 3 },
    { answer: 'A word', count: 1 },
  ],
};

function open(page: ReactElement, facts: Partial<Product> = {}) {
  const product = { ...blank('CreatorProductResponse'), title: 'Oak', type: 'course' as const, ...facts };
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/products/{id}', { ...product, id: 'oak' });
  answers.answer('get', '/api/creator/orders', []);
  return renderScreen(page, { at: '/products/oak/students', route: '/products/:id/*' });
}

test('a course has one page with tabs, each with its own link', async () => {
  answers.answer('get', students, []);
  open(<StudentsPage />);
  const tabs = within(await screen.findByRole('navigation', { name: texts.tabsOf }));
  expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [texts.tabs.content, '/courses/oak/edit'],
    [texts.tabs.details, '/products/oak'],
    [texts.tabs.students, '/products/oak/students'],
    [texts.tabs.results, '/products/oak/results'],
    [texts.tabs.analytics, '/products/oak/analytics'],
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(texts.tabs.students);
});

test('a download has its files in its details, and no results', async () => {
  answers.answer('get', students, []);
  open(<StudentsPage />, { type: 'digital_file' });
  const tabs = within(await screen.findByRole('navigation', { name: texts.tabsOf }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    texts.tabs.details,
    texts.tabs.students,
    texts.tabs.analytics,
  ]);
  expect(await screen.findByText(texts.noStudents)).toBeVisible();
  expect(await screen.findByText(texts.noOrders)).toBeVisible();
});

test('owners are listed by name, source and lesson; each links to the student', async () => {
  answers.answer('get', students, [rosa]);
  open(<StudentsPage />);
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
  expect(screen.getByText(/Given by you, Mar 4, 2031 · At “Roots” · 5 lessons completed/)).toBeVisible();
});

test('a course for two lists the second seats and their owners', async () => {
  const lena = { ...rosa, id: 'lena', name: 'Lena Lind', source: 'seat' as const };
  answers.answer('get', students, [
    { ...rosa, secondSeat: { id: 'lena', name: 'Lena' } },
    { ...lena, secondSeatOf: { id: 'rosa', name: 'Rosa Lind' } },
    { ...rosa, id: 'mia', name: 'Mia Stone', secondSeat: { id: null, name: null } },
  ]);
  open(<StudentsPage />);
  expect(await screen.findByRole('link', { name: 'Lena' })).toHaveAttribute('href', '/students/lena/show');
  expect(screen.getAllByRole('link', { name: 'Rosa Lind' })).toHaveLength(2);
  expect(screen.getByText(`${seatTexts.second}: ${seatTexts.notChosen}`)).toBeVisible();
});

test('many owners are loaded page by page', async () => {
  const full = Array.from({ length: PAGE }, (_, n) => ({ ...rosa, id: `s${n}`, name: `Student ${n}` }));
  answers.answer('get', students, ({ query }) => (query?.range === '[0,24]' ? full : [rosa]));
  const { user } = open(<StudentsPage />);
  expect(await screen.findByRole('link', { name: 'Student 24' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.more }));
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});

test('a quiz shows how many passed, and its hardest question with its lesson', async () => {
  answers.list('get', results, []);
  answers.list('get', quizzes, [
    {
      widgetId: 'quiz',
      lessonId: 'roots',
      lessonTitle: 'Roots',
      title: 'What you learned',
      studentCount: 4,
      passedCount: 3,
      attemptCount: 9,
      averagePercent: 75,
      hardest: { question: 'What helps first?', wrongPercent: 60 },
    },
  ]);
  open(<ResultsPage />);
  expect(await screen.findByText(new RegExp(texts.passed(3, 4)))).toBeVisible();
  expect(screen.getByText(texts.hardest('What helps first?', 60))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.openLessonOf('Roots') })).toHaveAttribute(
    'href',
    '/courses/oak/edit?lesson=roots',
  );
});

test('results are counts per option by lesson, with names on request', async () => {
  answers.list('get', results, [breath]);
  answers.list('get', quizzes, []);
  answers.answer('get', names, [{ id: 'rosa', name: 'Rosa Lind', answer: 'A breath', answeredAt: since }]);
  const { user } = open(<ResultsPage />);
  expect(await screen.findByText('What first?')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'A breath' })).toHaveAttribute('aria-valuenow', '75');
  expect(screen.getByText(texts.share(3, 4))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.namesOf('What first?') }));
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
});

test('a scale shows its average; without any answers the page says so', async () => {
  answers.list('get', quizzes, []);
  answers.list('get', results, [{ ...breath, isScale: true, average: 6.5 }]);
  const { unmount } = open(<ResultsPage />);
  expect(await screen.findByText(/average 6\.5/)).toBeVisible();
  unmount();
  answers.list('get', results, []);
  open(<ResultsPage />);
  expect(await screen.findByText(texts.noResults)).toBeVisible();
});

test('results that cannot be loaded can be retried', async () => {
  answers.refuse('get', results, 503);
  answers.list('get', quizzes, []);
  const { user } = open(<ResultsPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.list('get', results, []);
  await user.click(again);
  expect(await screen.findByText(texts.noResults)).toBeVisible();
});
