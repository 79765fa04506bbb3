import { answers } from '@sanctum/openapi/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import type { Offering } from './api';
import { BookSession } from './book-session';
import { PaidTime } from './paid-time';
import {
  aBooking,
  anOffering,
  offerings,
  rosa,
  say,
  slots,
  times,
  waitsForNothing,
} from './testing/sessions';

const book = '/api/me/coaching/offerings/{id}/bookings';

beforeEach(waitsForNothing);

describe('booking a time', () => {
  async function chooseTime(...offered: Offering[]) {
    answers.list('get', offerings, offered);
    answers.list('get', times, slots);
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    await user.click(await screen.findByRole('link', { name: 'One hour' }));
    const days = await screen.findByRole('group', { name: say('calendar:day') });
    await user.click(within(days).getAllByRole('radio')[0]!);
    await user.click(screen.getByRole('radio', { name: formatTime(slots[0]!.startsAt, ownTimeZone()) }));
    return user;
  }

  test('with a remaining session takes four clicks, and the cost is shown first', async () => {
    answers.answer('post', book, aBooking());
    const user = await chooseTime(anOffering(), anOffering({ id: 'call', title: 'A call' }));
    expect(screen.getByText(say('sessions:takesOne'))).toBeVisible();
    await user.type(screen.getByLabelText(say('sessions:note')), 'The mornings');
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(await screen.findByText(say('sessions:booked'))).toBeVisible();
    expect(screen.getByRole('link', { name: say('sessions:see') })).toHaveAttribute('href', '/sessions');
    expect(answers.calls('post', book)[0]?.body).toEqual({
      startsAt: slots[0]!.startsAt,
      note: 'The mornings',
      timeZone: ownTimeZone(),
    });
  });

  test('with the coach’s questions marks missing answers at their field, and sends the others', async () => {
    const age = { id: 'age', kind: 'text' as const, question: 'Her age?', isRequired: true, choices: [] };
    const choices = ['Mornings', 'Evenings'];
    const when = {
      ...age,
      id: 'when',
      kind: 'choice' as const,
      question: 'When?',
      isRequired: false,
      choices,
    };
    answers.answer('post', book, aBooking());
    const user = await chooseTime(
      anOffering({ questions: [age, when] }),
      anOffering({ id: 'call', title: 'A call' }),
    );
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(screen.getByLabelText('Her age?')).toHaveFocus();
    expect(answers.calls('post', book)).toEqual([]);
    await user.type(screen.getByLabelText('Her age?'), 'Eleven');
    await user.selectOptions(screen.getByLabelText('When?'), 'Evenings');
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(await screen.findByText(say('sessions:booked'))).toBeVisible();
    expect(answers.calls('post', book)[0]?.body).toMatchObject({
      answers: [
        { questionId: 'age', answer: 'Eleven' },
        { questionId: 'when', answer: 'Evenings' },
      ],
    });
  });

  test('that someone else took a moment earlier is reported, and free times are shown', async () => {
    const user = await chooseTime(anOffering(), anOffering({ id: 'call', title: 'A call' }));
    answers.list('get', times, [slots[1]!]);
    answers.refuse('post', book, 409, { code: 'slot_taken', message: 'Somebody else was faster.' });
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
    expect(screen.queryByRole('button', { name: say('sessions:confirm') })).toBeNull();
  });

  test('without a session is not possible: products with sessions link to their page', async () => {
    const offer = {
      productId: 'five',
      title: 'Five hours',
      sessions: 5,
      validDays: 90,
      price: '600.00',
      currency: 'usd',
    };
    answers.list('get', offerings, [anOffering({ creditsLeft: 0, packages: [offer] })]);
    renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    expect(await screen.findByRole('link', { name: 'Five hours' })).toHaveAttribute('href', '/product/five');
    expect(screen.getByText('$600.00')).toBeVisible();
    expect(screen.queryByRole('group', { name: say('calendar:day') })).toBeNull();
  });
});

describe('a time that is paid for separately', () => {
  test('is not paid by a minor, who is led to what her guardian can buy', async () => {
    answers.list('get', offerings, [anOffering({ creditsLeft: 0, packages: [single] })]);
    answers.list('get', times, slots);
    renderScreen(<BookSession sessionsPath="/sessions" />, { as: aMember({ ageBand: 'teen' }) });
    expect(await screen.findByRole('link', { name: 'One-on-one' })).toHaveAttribute(
      'href',
      '/product/single',
    );
    expect(screen.queryByRole('group', { name: say('calendar:day') })).toBeNull();
  });

  const single = {
    productId: 'single',
    title: 'One-on-one',
    sessions: 1,
    validDays: null,
    price: '150.00',
    currency: 'usd',
  };
  const five = { ...single, productId: 'five', title: 'Five hours', sessions: 5, price: '600.00' };
  const holds = '/api/me/coaching/offerings/{id}/holds';
  const held = { id: 'held', startsAt: slots[0]!.startsAt, payUntil: '2098-03-01T09:00:00.000Z' };

  async function chooseFirst() {
    answers.list('get', offerings, [anOffering({ creditsLeft: 0, packages: [single, five] })]);
    answers.list('get', times, slots);
    answers.answer('get', '/api/cart/count', { count: 1 });
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    const days = await screen.findByRole('group', { name: say('calendar:day') });
    await user.click(within(days).getAllByRole('radio')[0]!);
    await user.click(screen.getByRole('radio', { name: formatTime(slots[0]!.startsAt, ownTimeZone()) }));
    return user;
  }

  test('shows its price, is held, and leads to the checkout; packages are below', async () => {
    answers.answer('post', holds, held);
    const user = await chooseFirst();
    expect(screen.getByText(say('sessions:takesMoney'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Five hours' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'One-on-one' })).toBeNull();
    await user.type(screen.getByLabelText(say('sessions:note')), 'The mornings');
    await user.click(screen.getByRole('button', { name: say('sessions:pay', { price: '$150.00' }) }));
    await waitFor(() => expect(location.pathname).toBe('/checkout'));
    expect(answers.calls('post', holds)[0]?.body).toEqual({
      startsAt: slots[0]!.startsAt,
      note: 'The mornings',
      timeZone: ownTimeZone(),
      productId: 'single',
    });
  });

  test('that someone else holds is reported, and free times are shown', async () => {
    const user = await chooseFirst();
    answers.refuse('post', holds, 409, { code: 'slot_taken', message: 'Somebody else was faster.' });
    await user.click(screen.getByRole('button', { name: say('sessions:pay', { price: '$150.00' }) }));
    expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
  });
});

test('the order of a time shows when it is, and links to choosing another one', async () => {
  answers.answer('get', '/api/me/coaching/bookings/{id}', aBooking());
  renderScreen(<PaidTime bookingId="booking" />, { as: rosa });
  expect(await screen.findByRole('button', { name: `${say('calendar:move.open')}: One hour` })).toBeVisible();
});

test('a time whose payment is pending is requested again until it is booked', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answers.answer(
    'get',
    '/api/me/coaching/bookings/{id}',
    aBooking({ state: 'unconfirmed', changeUntil: null }),
  );
  renderScreen(<PaidTime bookingId="booking" />, { as: rosa });
  expect(await screen.findByText(say('sessions:paid.soon'))).toBeVisible();
  answers.answer('get', '/api/me/coaching/bookings/{id}', aBooking());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('button', { name: `${say('calendar:move.open')}: One hour` })).toBeVisible();
  jest.useRealTimers();
});

test('if no product brings sessions, the page refers to the coach', async () => {
  answers.list('get', offerings, [anOffering({ creditsLeft: 0 })]);
  renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
  expect(await screen.findByRole('link', { name: say('sessions:write') })).toBeVisible();
});
