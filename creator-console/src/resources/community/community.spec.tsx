import { answers, blank } from '@sanctum/openapi/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import type { Contribution } from './contribution';
import { ContributionList } from './contribution-list';
import { ContributionShow } from './contribution-show';
import { texts as moderation } from '../../shared/moderation/texts';
import { texts as answering } from '../../shared/question-answer/texts';
import { texts as reportTexts } from '../../shared/open-reports/texts';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const list = '/api/creator/contributions';
const one = '/api/creator/contributions/{id}';
const contribution = (facts: Partial<Contribution> = {}): Contribution => ({
  ...blank('ContributionResponse'),
  id: 'post',
  postId: 'post',
  type: 'post',
  authorName: 'Rosa Lind',
  text: 'We read aloud again.',
  state: 'waiting',
  authorBand: 'adult',
  hiddenReason: null,
  groupName: null,
  isPinned: false,
  openReportCount: 0,
  reports: [],
  createdAt: '2031-05-30T16:00:00.000Z',
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

function openOne(facts: Partial<Contribution> = {}) {
  answers.answer('get', one, contribution(facts));
  return renderScreen(
    <ResourceContextProvider value="community">
      <ContributionShow />
    </ResourceContextProvider>,
    { at: '/community/post/show', route: '/community/:id/show' },
  );
}

test('the list starts with the items that wait for the coach', async () => {
  answers.answer('get', list, [contribution({ groupName: 'Spring circle', openReportCount: 2 })]);
  renderScreen(
    <ResourceContextProvider value="community">
      <ContributionList />
    </ResourceContextProvider>,
    { at: '/community', route: '/community' },
  );
  expect(await screen.findByText('We read aloud again.')).toBeVisible();
  expect(screen.getByText(texts.states.waiting)).toBeVisible();
  expect(screen.getByText(texts.reported(2))).toBeVisible();
  expect(answers.calls('get', list).at(-1)?.query['filter']).toBe(JSON.stringify({ isWaiting: true }));
});

test('pending content can be approved, and reported content kept', async () => {
  answers.answer('post', '/api/creator/contributions/{id}/publish', contribution({ state: 'published' }));
  const { user } = openOne();
  await user.click(await screen.findByRole('button', { name: texts.approve }));
  await waitFor(() =>
    expect(answers.calls('post', '/api/creator/contributions/{id}/publish')).toHaveLength(1),
  );
});

test('hiding asks for a reason, and does nothing without one', async () => {
  const hide = ['post', '/api/creator/contributions/{id}/hide'] as const;
  answers.answer(...hide, contribution({ state: 'hidden' }));
  const reports = [
    {
      reason: 'private',
      note: 'It names my child.',
      reporterName: 'Mia Stone',
      weight: 'unproven',
      createdAt: '2031-05-30T17:00:00.000Z',
    },
  ] as const;
  const { user } = openOne({ state: 'published', openReportCount: 1, reports: [...reports] });
  expect(await screen.findByText('It names my child.')).toBeVisible();
  expect(screen.getByText(reportTexts.weights.unproven)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.keep })).toHaveAccessibleDescription(texts.keepText);
  await user.click(screen.getByRole('button', { name: texts.hide }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.hide }));
  expect(dialog.getByText(forms.missing)).toBeVisible();
  await user.type(dialog.getByLabelText(new RegExp(texts.reason)), 'Names a child');
  await user.click(dialog.getByRole('button', { name: texts.hide }));
  await waitFor(() =>
    expect(answers.calls(...hide).map(({ body }) => body)).toEqual([{ reason: 'Names a child' }]),
  );
});

test('content hidden by reports says so, and explains what showing it again does; kept content says so', async () => {
  openOne({ state: 'hidden', hiddenReason: null });
  expect(await screen.findByText(texts.hiddenByReports)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.restore })).toHaveAccessibleDescription(texts.restoreText);
  cleanup();
  openOne({ state: 'published', isKept: true });
  expect(await screen.findByText(texts.isKept)).toBeVisible();
});

test('a member is warned next to her text; the coach’s own texts link to no student', async () => {
  const coach = anAccount();
  answers.answer('get', '/api/auth/session', { account: coach });
  openOne({ accountId: 'rosa' });
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toBeVisible();
  expect(screen.getByRole('button', { name: moderation.warn })).toBeVisible();
  cleanup();
  openOne({ accountId: coach.id, authorName: 'Jordan Hale' });
  expect(await screen.findByText('Jordan Hale')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Jordan Hale' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: moderation.warn })).not.toBeInTheDocument();
});

test('withheld content says why and its author’s age band, and cannot be published', async () => {
  openOne({ state: 'withheld', authorBand: 'teen' });
  expect(await screen.findByText(texts.withheld)).toBeVisible();
  expect(screen.getByText('13 to 17')).toBeVisible();
  for (const name of [texts.keep, texts.approve, texts.restore])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.remove })).toBeVisible();
});

test('a post is pinned', async () => {
  const pin = ['post', '/api/creator/contributions/{id}/pin'] as const;
  answers.answer(...pin, contribution({ isPinned: true }));
  const { user } = openOne({ state: 'published' });
  await user.click(await screen.findByRole('button', { name: texts.pin }));
  await waitFor(() => expect(answers.calls(...pin)).toHaveLength(1));
});

test('a comment is not pinned', async () => {
  openOne({ state: 'published', type: 'comment' });
  await screen.findByRole('button', { name: texts.hide });
  expect(screen.queryByRole('button', { name: texts.pin })).not.toBeInTheDocument();
});

test('a question is answered in place, and the text stays until it is sent', async () => {
  const comments = ['post', '/api/community/posts/{id}/comments'] as const;
  answers.refuse(...comments, 503);
  const { user } = openOne({ state: 'published', isQuestion: true });
  const field = await screen.findByRole('textbox', { name: answering.yourAnswer });
  await user.type(field, 'Sit down first.');
  await user.click(screen.getByRole('button', { name: answering.answer }));
  expect(await screen.findByText(answering.failed)).toBeVisible();
  expect(field).toHaveValue('Sit down first.');
  answers.answer(...comments, blank('CommentResponse'));
  await user.click(screen.getByRole('button', { name: answering.answer }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(answers.calls(...comments).at(-1)!.body).toEqual({ text: 'Sit down first.', parentId: null });
});

test('typing @ in an answer lists the people the coach may mention there, and the chosen person is sent by id', async () => {
  const ana = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
  const mentionable = ['get', '/api/community/mentionable'] as const;
  answers.list(...mentionable, [{ ...blank('PersonResponse'), id: ana, name: 'Ana Reis' }]);
  answers.answer('post', '/api/community/posts/{id}/comments', blank('CommentResponse'));
  const { user } = openOne({ state: 'published', isQuestion: true, groupId: 'maple' });
  const field = await screen.findByRole('textbox', { name: answering.yourAnswer });
  await user.type(field, 'Ask @an');
  await user.click(await screen.findByRole('option', { name: 'Ana Reis' }));
  expect(field).toHaveValue('Ask @Ana Reis ');
  await user.click(screen.getByRole('button', { name: answering.answer }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(answers.calls('post', '/api/community/posts/{id}/comments')[0]!.body).toMatchObject({
    text: `Ask @[${ana}]`,
  });
  expect(answers.calls(...mentionable).at(-1)!.query).toMatchObject({ groupId: 'maple' });
});
