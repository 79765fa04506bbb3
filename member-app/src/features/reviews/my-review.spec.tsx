import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { MyReview as Review } from './api';
import { MyReview } from './my-review';

const path = '/api/me/reviews/{productId}';
const written: Review = {
  id: 'review',
  productId: 'course',
  rating: 4,
  text: 'Three good evenings.',
  canBeQuoted: false,
  createdAt: '2027-03-08T10:00:00.000Z',
  editedAt: null,
  answer: null,
  state: 'published',
  hiddenReason: null,
};

test('an owner writes a review, deletes it and restores it', async () => {
  answers.answer('get', path, { review: null });
  answers.answer('put', path, ({ body }) => ({ ...written, ...body }));
  answers.answer('delete', path, undefined);
  const { user } = renderScreen(<MyReview productId="course" />);

  await user.click(await screen.findByRole('button', { name: i18n.t('reviews:write') }));
  await user.click(await screen.findByRole('radio', { name: i18n.t('reviews:form.star', { count: 4 }) }));
  await user.type(screen.getByLabelText(i18n.t('reviews:form.text')), written.text);
  await user.click(screen.getByRole('button', { name: i18n.t('reviews:form.save') }));
  expect(await screen.findByText(written.text)).toBeVisible();
  expect(screen.getByText(i18n.t('reviews:given', { stars: 4 }))).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: i18n.t('reviews:remove') }));
  expect(await screen.findByText(i18n.t('reviews:removed'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('reviews:undo') }));
  expect(await screen.findByText(written.text)).toBeVisible();
  expect(answers.calls('put', path).map(({ body }) => body)).toEqual([
    { rating: 4, text: written.text, canBeQuoted: false },
    { rating: 4, text: written.text, canBeQuoted: false },
  ]);
});

describe('the box that lets the site quote a review', () => {
  const edit = async (ageBand: 'adult' | 'teen' | null) => {
    answers.answer('get', path, { review: written });
    answers.answer('put', path, ({ body }) => ({ ...written, ...body }));
    const { user } = renderScreen(<MyReview productId="course" />, { as: aMember({ ageBand }) });
    await user.click(await screen.findByRole('button', { name: i18n.t('reviews:edit') }));
    await screen.findByLabelText(i18n.t('reviews:form.text'));
    return user;
  };

  test('is unchecked until an adult ticks it', async () => {
    const user = await edit('adult');
    const box = await screen.findByRole('checkbox');
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: i18n.t('reviews:form.save') }));
    await waitFor(() => expect(answers.calls('put', path)[0]?.body).toMatchObject({ canBeQuoted: true }));
  });

  test.each(['teen', null] as const)(
    'is not shown to a minor or a member without an age (%s)',
    async (ageBand) => {
      await edit(ageBand);
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );
});

test('a review without stars is not sent', async () => {
  answers.answer('get', path, { review: null });
  const { user } = renderScreen(<MyReview productId="course" />);
  await user.click(await screen.findByRole('button', { name: i18n.t('reviews:write') }));
  await user.click(await screen.findByRole('button', { name: i18n.t('reviews:form.save') }));
  expect(await screen.findByText(i18n.t('reviews:form.starsMissing'))).toBeVisible();
});

test('the author of a pending review learns that nobody else sees it yet', async () => {
  answers.answer('get', path, { review: { ...written, state: 'waiting' } });
  renderScreen(<MyReview productId="course" />);
  expect(await screen.findByText(/^Waiting for approval\./)).toBeVisible();
});

test('the author of a withheld review learns until when', async () => {
  answers.answer('get', path, { review: { ...written, state: 'withheld' } });
  renderScreen(<MyReview productId="course" />);
  expect(await screen.findByText(i18n.t('reviews:withheld'))).toBeVisible();
});

test.each([
  ['It names a child', /hid this review: It names a child/],
  [null, /^Only you can see this review until/],
])('the author of a hidden review sees the reason (%s)', async (hiddenReason, why) => {
  answers.answer('get', path, { review: { ...written, state: 'hidden', hiddenReason } });
  renderScreen(<MyReview productId="course" />);
  expect(await screen.findByText(why)).toBeVisible();
});

test('a former owner can delete the review after confirming, and not edit it', async () => {
  answers.answer('get', path, { review: written });
  answers.answer('delete', path, undefined);
  const { user } = renderScreen(<MyReview productId="course" isOwner={false} />);
  const remove = await screen.findByRole('button', { name: i18n.t('reviews:remove') });
  expect(screen.queryByRole('button', { name: i18n.t('reviews:edit') })).not.toBeInTheDocument();
  await user.click(remove);
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('reviews:removeForGood'));
  await user.click(screen.getByRole('button', { name: i18n.t('reviews:keep') }));
  expect(answers.calls('delete', path)).toEqual([]);
  await user.click(remove);
  await user.click(remove);
  await waitFor(() => expect(answers.calls('delete', path)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(written.text)).not.toBeInTheDocument());
});
