import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { paths, productPath } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { AskToBuy } from './ask-to-buy';
import { MyRequests } from './my-requests';
import type { PurchaseRequest, WardRequest } from './requests.api';
import { WaitingAnswers } from './waiting-answers';

const mine = '/api/me/purchase-requests';
const waiting = '/api/family/purchase-requests';
const lena = aMember({ ageBand: 'teen', guardians: [{ id: 'rosa', name: 'Rosa Lind' }] });
const wish = (facts: Partial<PurchaseRequest> = {}): PurchaseRequest => ({
  id: 'wish',
  state: 'open',
  answer: null,
  isOwned: false,
  product: { id: 'oak', type: 'course', title: 'Oak', price: '27.00' },
  askedAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2026-01-19T09:00:00.000Z',
  ...facts,
});
const hers: WardRequest = { ...wish(), ward: { id: 'lena', name: 'Lena Lind' }, offers: [] };
const askHer = () => i18n.t('ask-to-buy:ask', { names: 'Rosa', count: 2 });

describe('a daughter', () => {
  test('asks for the items in her cart, and not again for open requests', async () => {
    answers.list('get', mine, [wish()]);
    const { user } = renderScreen(<AskToBuy member={lena} productIds={['oak', 'birch']} />);
    answers.list('post', `${mine}/ask-guardians`, [
      wish(),
      wish({ id: 'second', product: { ...wish().product, id: 'birch' } }),
    ]);
    const button = await screen.findByRole('button', { name: askHer() });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(
      await screen.findByText(i18n.t('ask-to-buy:asked', { names: 'Rosa' }), { exact: false }),
    ).toBeVisible();
    expect(answers.calls('post', `${mine}/ask-guardians`)[0]?.body).toEqual({ productIds: ['birch'] });
  });

  test('without a guardian learns how to get one', () => {
    answers.list('get', mine, []);
    renderScreen(<AskToBuy member={{ ...lena, guardians: [] }} productIds={['oak']} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: i18n.t('ask-to-buy:addGuardian') })).toHaveAttribute(
      'href',
      sanctumPaths.family,
    );
  });

  test('sees the answer with its message', async () => {
    answers.list('get', mine, [
      wish({ state: 'declined', answer: 'For your birthday.' }),
      wish({ id: 'other', state: 'approved', isOwned: true }),
    ]);
    renderScreen(<MyRequests />);
    expect(await screen.findByText(i18n.t('family:requests.states.declined'))).toBeVisible();
    expect(screen.getByText('“For your birthday.”')).toBeVisible();
    expect(screen.getByText(i18n.t('family:requests.states.owned'))).toBeVisible();
  });
});

describe('her mother', () => {
  test('says yes, and has the product in her cart', async () => {
    answers.list('get', waiting, [hers]);
    const { user } = renderScreen(<WaitingAnswers wards={[]} freshly={(act) => act()} />);
    answers.answer('post', `${waiting}/{id}/approve`, undefined);
    await user.click(await screen.findByRole('button', { name: i18n.t('family:requests.yes') }));
    await waitFor(() => expect(location.pathname).toBe(paths.cart));
  });

  test('chooses how to buy it, if there are several ways', async () => {
    const season = {
      ...blank('OfferResponse'),
      id: 'season',
      name: '90 days',
      price: '9.00',
      accessDays: 90,
    };
    answers.list('get', waiting, [{ ...hers, offers: [season] }]);
    const { user } = renderScreen(<WaitingAnswers wards={[]} freshly={(act) => act()} />);
    answers.answer('post', `${waiting}/{id}/approve`, undefined);
    expect(await screen.findByRole('radio', { name: /27/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /90 days/ }));
    await user.click(screen.getByRole('button', { name: i18n.t('family:requests.yes') }));
    await waitFor(() => expect(location.pathname).toBe(paths.cart));
    expect(answers.calls('post', `${waiting}/{id}/approve`)[0]?.body).toEqual({ offerId: 'season' });
  });

  test('goes to the page of a product that no longer fits in a cart', async () => {
    answers.list('get', waiting, [{ ...hers, product: { ...hers.product, price: null } }]);
    renderScreen(<WaitingAnswers wards={[]} freshly={(act) => act()} />);
    const link = await screen.findByRole('link', { name: i18n.t('family:requests.see') });
    expect(link).toHaveAttribute('href', productPath(hers.product));
    expect(screen.queryByRole('button', { name: i18n.t('family:requests.yes') })).toBeNull();
  });

  test('says no with a message', async () => {
    answers.list('get', waiting, [hers]);
    const { user } = renderScreen(<WaitingAnswers wards={[]} freshly={(act) => act()} />);
    await user.click(await screen.findByRole('button', { name: i18n.t('family:requests.no') }));
    await user.type(await screen.findByLabelText(i18n.t('family:requests.answer')), 'Later.');
    answers.answer('post', `${waiting}/{id}/decline`, undefined);
    answers.list('get', waiting, []);
    await user.click(screen.getByRole('button', { name: i18n.t('family:requests.sayNo') }));
    expect(await screen.findByText(i18n.t('family:requests.declined', { name: 'Lena Lind' }))).toBeVisible();
    expect(answers.calls('post', `${waiting}/{id}/decline`)[0]?.body).toEqual({ answer: 'Later.' });
    await waitFor(() => expect(screen.queryByText('Oak')).toBeNull());
  });

  test('is told that the requests failed to load, and can retry', async () => {
    answers.refuse('get', waiting, 503);
    const { user } = renderScreen(<WaitingAnswers wards={[]} freshly={(act) => act()} />);
    const again = await screen.findByRole('button', { name: i18n.t('ui:failed.retry') });
    answers.list('get', waiting, [hers]);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Oak' })).toBeVisible();
  });

  test('learns why it did not work', async () => {
    answers.list('get', waiting, [hers]);
    const message = 'She already has this';
    answers.refuse('post', `${waiting}/{id}/approve`, 409, { code: 'owned_by_ward', message });
    const { user } = renderScreen(<WaitingAnswers wards={[]} freshly={(act) => act()} />);
    await user.click(await screen.findByRole('button', { name: i18n.t('family:requests.yes') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
