import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import type { Review } from './review';
import { ReviewList } from './review-list';
import { ReviewShow } from './review-show';
import { texts as reportTexts } from '../../shared/open-reports/texts';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const list = '/api/creator/reviews';
const one = '/api/creator/reviews/{id}';
const aReview = (facts: Partial<Review> = {}): Review => ({
  ...blank('CoachReviewResponse'),
  id: 'oak',
  productId: 'roots',
  productTitle: 'Roots',
  accountId: 'rosa',
  authorName: 'Rosa Lind',
  rating: 2,
  text: 'Too long for us.',
  state: 'published',
  hiddenReason: null,
  answer: null,
  openReportCount: 0,
  reports: [],
  version: 3,
  createdAt: '2031-05-30T16:00:00.000Z',
  editedAt: null,
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

function openOne(facts: Partial<Review> = {}) {
  answers.answer('get', one, aReview(facts));
  return renderScreen(
    <ResourceContextProvider value="reviews">
      <ReviewShow />
    </ResourceContextProvider>,
    { at: '/reviews/oak/show', route: '/reviews/:id/show' },
  );
}

test('the list shows the newest reviews with their stars and state, and filters by state', async () => {
  answers.answer('get', list, [aReview({ state: 'waiting', openReportCount: 2 })]);
  const { user } = renderScreen(
    <ResourceContextProvider value="reviews">
      <ReviewList />
    </ResourceContextProvider>,
    { at: '/reviews', route: '/reviews' },
  );
  expect(await screen.findByText('Too long for us.')).toBeVisible();
  expect(screen.getByRole('img', { name: texts.stars(2) })).toBeVisible();
  expect(screen.getByText(texts.reported(2))).toBeVisible();
  expect(answers.calls('get', list).at(-1)?.query).toMatchObject({
    sort: '["createdAt","DESC"]',
    filter: '{}',
  });
  await user.click(screen.getByRole('combobox', { name: texts.state }));
  await user.click(await screen.findByRole('option', { name: texts.reportedOnes }));
  await waitFor(() =>
    expect(answers.calls('get', list).at(-1)?.query['filter']).toBe('{"state":"reported"}'),
  );
});

test('a review links to its author, its product and its public page', async () => {
  openOne();
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
  expect(screen.getByRole('link', { name: 'Roots' })).toHaveAttribute('href', '/products/roots');
  expect(screen.getByRole('link', { name: texts.open })).toHaveAttribute('href', '/product/roots#reviews');
});

test('a pending review is approved in the version that was read', async () => {
  const publish = ['post', '/api/creator/reviews/{id}/publish'] as const;
  answers.answer(...publish, aReview());
  const { user } = openOne({ state: 'waiting' });
  expect(await screen.findByText(texts.waitsText)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.approve }));
  await waitFor(() => expect(answers.calls(...publish)).toHaveLength(1));
  expect(answers.calls(...publish)[0]!.ifMatch).toBe('3');
});

test('a withheld review says why, and cannot be published', async () => {
  openOne({ state: 'withheld' });
  expect(await screen.findByText(texts.withheld)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.approve })).not.toBeInTheDocument();
});

test('a review is hidden with a reason, and not without', async () => {
  const hide = ['post', '/api/creator/reviews/{id}/hide'] as const;
  answers.answer(...hide, aReview({ state: 'hidden' }));
  const { user } = openOne();
  await user.click(await screen.findByRole('button', { name: texts.hide }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.hide }));
  expect(dialog.getByText(forms.missing)).toBeVisible();
  await user.type(dialog.getByLabelText(new RegExp(texts.reason)), 'Names a child');
  await user.click(dialog.getByRole('button', { name: texts.hide }));
  await waitFor(() =>
    expect(answers.calls(...hide).map(({ body }) => body)).toEqual([{ reason: 'Names a child' }]),
  );
});

test('a hidden review says why, and can be shown again', async () => {
  const publish = ['post', '/api/creator/reviews/{id}/publish'] as const;
  answers.answer(...publish, aReview());
  const { user } = openOne({ state: 'hidden', hiddenReason: 'Names a child' });
  expect(await screen.findByText(texts.hiddenBecause('Names a child'))).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.hide })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: texts.restore }));
  await waitFor(() => expect(answers.calls(...publish)).toHaveLength(1));
});

test('a reply is edited, and stays in the dialog if the review has changed elsewhere', async () => {
  const answer = ['put', '/api/creator/reviews/{id}/answer'] as const;
  answers.refuse(...answer, 412, { code: 'stale_edit' });
  const { user } = openOne({ answer: 'Thank you.' });
  await user.click(await screen.findByRole('button', { name: texts.editAnswer }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText(new RegExp(texts.yourAnswer));
  expect(field).toHaveValue('Thank you.');
  await user.type(field, ' Truly.');
  answers.answer('get', one, aReview({ answer: 'Thank you.', version: 4 }));
  await user.click(dialog.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(answers.calls('get', one).length).toBeGreaterThan(1));
  expect(field).toHaveValue('Thank you. Truly.');
  answers.answer(...answer, aReview({ answer: 'Thank you. Truly.', version: 5 }));
  await user.click(dialog.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(answers.calls(...answer)).toHaveLength(2));
  expect(answers.calls(...answer)[1]!.ifMatch).toBe('4');
});

test('a reply is removed', async () => {
  const remove = ['delete', '/api/creator/reviews/{id}/answer'] as const;
  answers.answer(...remove, undefined);
  const { user } = openOne({ answer: 'Thank you.' });
  await user.click(await screen.findByRole('button', { name: texts.removeAnswer }));
  await waitFor(() => expect(answers.calls(...remove)).toHaveLength(1));
});

test('a reported review says why, and may stay', async () => {
  const reports = [
    {
      reason: 'private' as const,
      note: 'It names my child.',
      reporterName: 'Mia Stone',
      weight: 'same_family' as const,
      createdAt: '2031-05-30T17:00:00.000Z',
    },
  ];
  openOne({ openReportCount: 1, reports });
  expect(await screen.findByText('It names my child.')).toBeVisible();
  expect(screen.getByText(reportTexts.weights['same_family'])).toBeVisible();
  expect(screen.getByRole('button', { name: texts.keep })).toHaveAccessibleDescription(texts.keepText);
});

test('a review hidden by reports says so, and explains what showing it again does', async () => {
  openOne({ state: 'hidden', hiddenReason: null });
  expect(await screen.findByText(texts.hiddenByReports)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.restore })).toHaveAccessibleDescription(texts.restoreText);
});
