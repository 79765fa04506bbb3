import { answers, blank } from '@sanctum/openapi/testing';
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
  newOrderCount: 0,
  waitingOrderCount: 0,
  waitingJournalCount: 0,
  failedMailCount: 0,
  drafts: 0,
  quietStudentCount: 0,
  waitingAnswerCount: 0,
  oldestWaitingAnswer: null,
  openMessageReportCount: 0,
  unansweredQuestionCount: 0,
  oldestUnansweredQuestion: null,
  waitingContributionCount: 0,
  waitingReviewCount: 0,
  oldestMessageReport: null,
  oldestWaitingContribution: null,
  oldestWaitingJournal: null,
  waitingAssignmentCount: 0,
  oldestWaitingAssignment: null,
};

const contribution = {
  ...blank('ContributionResponse'),
  id: 'post',
  authorName: 'Elin Hart',
  text: 'We lit seven lanterns.',
  state: 'waiting' as const,
};
const review = {
  ...blank('CoachReviewResponse'),
  id: 'review',
  version: 3,
  authorName: 'Priya Shah',
  rating: 5,
  text: 'It held us.',
  state: 'waiting' as const,
};

function open(day?: Day) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/contributions', [
    contribution,
    { ...contribution, id: 'reported', state: 'published' },
  ]);
  answers.answer('get', '/api/creator/reviews', [review]);
  if (day) answers.answer('get', path, day);
  else answers.refuse('get', path, 503);
  return renderScreen(<TodayCard />);
}

test('each line of the day links to the list with exactly those items', async () => {
  open({
    ...quiet,
    waitingOrderCount: 1,
    drafts: 1,
    quietStudentCount: 4,
    openMessageReportCount: 1,
    waitingContributionCount: 6,
    waitingReviewCount: 2,
    failedMailCount: 2,
  });
  const filterOf = (name: string) => {
    const [list, query] = (screen.getByRole('link', { name }).getAttribute('href') ?? '').split('?');
    return [list, JSON.parse(new URLSearchParams(query).get('filter') ?? 'null')];
  };
  await screen.findByRole('link', { name: texts.failedMails(2) });
  expect(filterOf(texts.failedMails(2))).toEqual(['/mail-log', { state: ['failed', 'bounced'] }]);
  expect(filterOf(texts.openMessageReportCount(1))).toEqual(['/message-reports', { isWaiting: true }]);
  expect(filterOf(texts.waitingContributionCount(6))).toEqual(['/community', { isWaiting: true }]);
  expect(filterOf(texts.waitingReviewCount(2))).toEqual(['/reviews', { isWaiting: true }]);
  expect(filterOf(texts.waitingOrderCount(1))).toEqual(['/orders', { isWaiting: true }]);
  expect(filterOf(texts.drafts(1))).toEqual(['/products', { status: 'draft' }]);
  expect(filterOf(texts.quietStudentCount(4))).toEqual([
    '/students',
    { status: ['active', 'inactive'], lastSeenAt_lte: '2027-02-15' },
  ]);
});

test.each([
  ['conversations', 'unanswered', { waitingAnswerCount: 2 }, texts.waitingAnswerCount(2)],
  ['questions', 'questions', { unansweredQuestionCount: 5 }, texts.unansweredQuestionCount(5)],
  ['journals', 'journals', { waitingJournalCount: 3 }, texts.waitingJournalCount(3)],
])('waiting %s link to their view of the inbox', async (_, view, waiting, name) => {
  open({ ...quiet, ...waiting });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/messages?view=${view}`);
});

test('an item that only needs approval is approved in its row', async () => {
  const publish = '/api/creator/contributions/{id}/publish';
  answers.answer('post', publish, { ...contribution, state: 'published' });
  const { user } = open({ ...quiet, waitingContributionCount: 2 });
  expect(await screen.findByRole('link', { name: 'Elin Hart' })).toHaveAttribute(
    'href',
    '/community/post/show',
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  answers.answer('get', path, quiet);
  await user.click(screen.getByRole('button', { name: texts.approveOf('Elin Hart') }));
  expect(await screen.findByText(texts.approved)).toBeVisible();
  expect(answers.calls('post', publish)).toMatchObject([{ path: { id: 'post' } }]);
  expect(await screen.findByText(texts.nothingWaits)).toBeVisible();
});

test('a review is approved in the version that was read', async () => {
  const publish = '/api/creator/reviews/{id}/publish';
  answers.refuse('post', publish, 409);
  const { user } = open({ ...quiet, waitingReviewCount: 1 });
  await user.click(await screen.findByRole('button', { name: texts.approveOf('Priya Shah') }));
  expect(await screen.findByText(texts.notApproved)).toBeVisible();
  expect(answers.calls('post', publish)).toMatchObject([{ path: { id: 'review' }, ifMatch: '3' }]);
});

test('a day with nothing to do says so', async () => {
  open(quiet);
  expect(await screen.findByText(texts.nothingWaits)).toBeVisible();
});

test('a day that cannot be loaded can be retried', async () => {
  const { user } = open();
  await screen.findByText(texts.dayNotLoaded);
  answers.answer('get', path, quiet);
  await user.click(screen.getByRole('button', { name: records.tryAgain }));
  expect(await screen.findByText(texts.nothingWaits)).toBeVisible();
});
