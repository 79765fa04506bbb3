import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import type { Seat } from './api';
import { SecondSeat } from './second-seat';
import { Together } from './together';

const list = '/api/me/second-seats';
const put = '/api/me/second-seats/{productId}';
const rosa = aMember({ wards: [{ id: 'lena', name: 'Lena Lind' }] });
const seat: Seat = {
  ...blank('SecondSeatResponse'),
  productId: 'oak',
  title: 'Oak',
  isOwned: true,
  wardId: null,
  name: null,
};
const words = (key: 'who' | 'other' | 'name' | 'save' | 'nobody') => i18n.t(`second-seat:${key}`);

const open = (seats: Seat[], as = rosa, isWanted = false) => {
  answers.list('get', list, seats);
  return renderScreen(<SecondSeat productId="oak" title="Oak" isWanted={isWanted} />, { as });
};

test('a mother gives the second seat to her daughter, who is shown by her first name', async () => {
  const { user } = open([seat]);
  const lena = { ...seat, wardId: 'lena', name: 'Lena', isOpen: true };
  answers.answer('put', put, () => {
    answers.list('get', list, [lena]);
    return lena;
  });
  await user.selectOptions(await screen.findByLabelText(words('who')), 'Lena');
  expect(await screen.findByText(i18n.t('second-seat:open', { name: 'Lena' }))).toBeVisible();
  expect(answers.calls('put', put)[0]).toMatchObject({
    path: { productId: 'oak' },
    body: { wardId: 'lena', name: null },
  });
  expect(screen.queryByText(/Lind/)).toBeNull();
});

test('a mother whose daughter has no account yet is led to the family page', async () => {
  open([], aMember(), true);
  expect(await screen.findByRole('link', { name: i18n.t('second-seat:addDaughter') })).toHaveAttribute(
    'href',
    sanctumPaths.family,
  );
});

test('someone without an account is given by name, which is required', async () => {
  const { user } = open([], rosa, true);
  await user.selectOptions(await screen.findByLabelText(words('who')), words('other'));
  await user.click(screen.getByRole('button', { name: words('save') }));
  expect(answers.calls('put', put)).toHaveLength(0);
  answers.answer('put', put, { ...seat, isOwned: false, name: 'Juni' });
  await user.type(screen.getByLabelText(words('name'), { exact: false }), ' Juni ');
  await user.click(screen.getByRole('button', { name: words('save') }));
  expect(answers.calls('put', put)[0]?.body).toEqual({ wardId: null, name: 'Juni' });
});

test('a refusal is shown, and the previous choice stays', async () => {
  const { user } = open([seat]);
  answers.refuse('put', put, 409, { code: 'already_owned', message: 'She has this already.' });
  await user.selectOptions(await screen.findByLabelText(words('who')), 'Lena');
  expect(await screen.findByText('She has this already.')).toBeVisible();
  expect(screen.getByLabelText(words('who'))).toHaveDisplayValue(words('nobody'));
});

test('nothing is asked without a second seat, and never of minors and visitors', async () => {
  open([], aMember({ ageBand: 'teen' }), true);
  expect(screen.queryByLabelText(words('who'))).toBeNull();
  expect(answers.calls('get', list)).toHaveLength(0);
});

test('seats that could not be loaded can be requested again', async () => {
  answers.refuse('get', list, 503);
  const { user } = renderScreen(<SecondSeat productId="oak" title="Oak" />, { as: rosa });
  const again = await screen.findByRole('button');
  answers.list('get', list, [seat]);
  await user.click(again);
  expect(await screen.findByLabelText(words('who'))).toHaveDisplayValue(words('nobody'));
});

describe('the family page', () => {
  const openTogether = (seats: Seat[]) => {
    answers.list('get', list, seats);
    return renderScreen(<Together />, { as: rosa });
  };

  test('lists the owned courses for two, and links to the shop if there are none', async () => {
    const { unmount } = openTogether([seat, { ...seat, productId: 'fern', title: 'Fern', isOwned: false }]);
    expect(await screen.findByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/course/oak');
    expect(screen.queryByRole('link', { name: 'Fern' })).toBeNull();
    unmount();
    openTogether([]);
    expect(await screen.findByRole('link', { name: i18n.t('second-seat:library') })).toHaveAttribute(
      'href',
      '/library',
    );
  });

  test('starts a course together with one click, and continues it from there', async () => {
    const { user } = openTogether([seat]);
    const lena = { ...seat, wardId: 'lena', name: 'Lena', isOpen: true };
    answers.answer('put', put, () => {
      answers.list('get', list, [lena]);
      return lena;
    });
    await user.click(
      await screen.findByRole('button', { name: i18n.t('second-seat:with', { name: 'Lena' }) }),
    );
    expect(await screen.findByRole('link', { name: i18n.t('second-seat:goOn') })).toHaveAttribute(
      'href',
      '/course/oak',
    );
    expect(screen.getByText(i18n.t('second-seat:both', { name: 'Lena' }))).toBeVisible();
    expect(answers.calls('put', put)[0]?.body).toEqual({ wardId: 'lena', name: null });
  });

  test('explains why a seat could not be given', async () => {
    const { user } = openTogether([seat]);
    const message = 'She already has this course';
    answers.refuse('put', put, 409, { code: 'owned_by_ward', message });
    await user.click(
      await screen.findByRole('button', { name: i18n.t('second-seat:with', { name: 'Lena' }) }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('gives a seat to someone else in a dialog', async () => {
    const { user } = openTogether([{ ...seat, wardId: 'lena', name: 'Lena', isOpen: true }]);
    await user.click(
      await screen.findByRole('button', { name: i18n.t('second-seat:changeOf', { title: 'Oak' }) }),
    );
    answers.answer('put', put, seat);
    await user.selectOptions(await screen.findByLabelText(words('who')), words('nobody'));
    expect(answers.calls('put', put)[0]?.body).toEqual({ wardId: null, name: null });
  });
});
