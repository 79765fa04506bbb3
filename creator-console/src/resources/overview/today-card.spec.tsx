import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import type { Day } from '../../shared/day.api';
import { texts as records } from '../../shared/record-texts';
import { texts } from './texts';
import { TodayCard } from './today-card';

const path = '/api/creator/day';
const quiet: Day = {
  today: '2027-03-01',
  quietSince: '2027-02-15',
  newOrders: 0,
  waitingOrders: 0,
  waitingJournals: 0,
  failedMails: 0,
  drafts: 0,
  quietStudents: 0,
  waitingAnswers: 0,
  oldestWaitingAnswer: null,
  openMessageReports: 0,
  unansweredQuestions: 0,
  oldestUnansweredQuestion: null,
  waitingContributions: 0,
  waitingReviews: 0,
  oldestMessageReport: null,
  oldestWaitingContribution: null,
  oldestWaitingJournal: null,
};

function open(day?: Day) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  if (day) answers.answer('get', path, day);
  else answers.refuse('get', path, 503);
  return renderScreen(<TodayCard />);
}

test('each line of the day leads to the list with exactly those', async () => {
  open({
    ...quiet,
    newOrders: 2,
    waitingOrders: 1,
    drafts: 1,
    quietStudents: 4,
    openMessageReports: 1,
    waitingContributions: 6,
    waitingReviews: 2,
    failedMails: 2,
  });
  const filterOf = (name: string) => {
    const [list, query] = (screen.getByRole('link', { name }).getAttribute('href') ?? '').split('?');
    return [list, JSON.parse(new URLSearchParams(query).get('filter') ?? 'null')];
  };
  await screen.findByRole('link', { name: texts.newOrders(2) });
  expect(filterOf(texts.newOrders(2))).toEqual(['/orders', { from: '2027-03-01' }]);
  expect(filterOf(texts.failedMails(2))).toEqual(['/mail-log', { state: ['failed', 'bounced'] }]);
  expect(filterOf(texts.openMessageReports(1))).toEqual(['/message-reports', { isWaiting: true }]);
  expect(filterOf(texts.waitingContributions(6))).toEqual(['/community', { isWaiting: true }]);
  expect(filterOf(texts.waitingReviews(2))).toEqual(['/reviews', { isWaiting: true }]);
  expect(filterOf(texts.waitingOrders(1))).toEqual(['/orders', { isWaiting: true }]);
  expect(filterOf(texts.drafts(1))).toEqual(['/products', { status: 'draft' }]);
  expect(filterOf(texts.quietStudents(4))).toEqual([
    '/students',
    { status: ['active', 'inactive'], lastSeenAt_lte: '2027-02-15' },
  ]);
});

test.each([
  ['conversations', 'unanswered', { waitingAnswers: 2 }, texts.waitingAnswers(2)],
  ['questions', 'questions', { unansweredQuestions: 5 }, texts.unansweredQuestions(5)],
  ['journals', 'journals', { waitingJournals: 3 }, texts.waitingJournals(3)],
])('%s that wait lead to their view of the one inbox', async (_, view, waiting, name) => {
  open({ ...quiet, ...waiting });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/messages?view=${view}`);
});

test('a day with nothing to do says so', async () => {
  open(quiet);
  expect(await screen.findByText(texts.nothingWaits)).toBeVisible();
});

test('a day that could not be loaded can be asked for again', async () => {
  const { user } = open();
  await screen.findByText(texts.dayNotLoaded);
  answers.answer('get', path, quiet);
  await user.click(screen.getByRole('button', { name: records.tryAgain }));
  expect(await screen.findByText(texts.nothingWaits)).toBeVisible();
});
