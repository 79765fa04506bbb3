import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { Review } from './api';
import { ReviewItem } from './review-item';

const aReview = (facts: Partial<Review> = {}): Review => ({
  ...blank('ReviewResponse'),
  id: 'oak',
  author: 'Priya R.',
  text: 'We do it every Sunday.',
  answer: null,
  isMine: false,
  ...facts,
});
const name = i18n.t('product:reviews.reportOf', { author: 'Priya R.' });

test('a member reports a review of another member, with a reason', async () => {
  const reports = ['post', '/api/reviews/{id}/report'] as const;
  answers.answer(...reports, undefined);
  const { user } = renderScreen(<ReviewItem review={aReview()} creator="Jordan" />, { as: aMember() });
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: i18n.t('report:title.reviews') }));
  await user.selectOptions(dialog.getByLabelText(i18n.t('report:reason')), 'private');
  await user.click(dialog.getByRole('button', { name: i18n.t('report:send') }));
  expect(await screen.findByText(i18n.t('report:done'))).toBeVisible();
  expect(answers.calls(...reports).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: { id: 'oak' }, body: { reason: 'private', note: '' } },
  ]);
});

test('the coach’s reply is shown below a review', () => {
  renderScreen(<ReviewItem review={aReview({ answer: 'Thank you!' })} creator="Jordan" />);
  expect(screen.getByText('Thank you!')).toBeVisible();
});

test('members cannot report their own review, and visitors cannot report any', async () => {
  renderScreen(<ReviewItem review={aReview({ isMine: true })} creator="Jordan" />, { as: aMember() });
  renderScreen(<ReviewItem review={aReview({ text: 'Another one.' })} creator="Jordan" />);
  expect(await screen.findByText('Another one.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
});
