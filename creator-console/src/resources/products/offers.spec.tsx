import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { texts as forms } from '../../shared/forms/texts';
import { Offers } from './offers';
import type { Offer } from './product/offers.api';
import { texts as publishing } from '../../shared/publishing/texts';
import { texts } from './product/offers-texts';

const path = '/api/creator/products/{id}/offers';
const DAYS: Offer = {
  id: 'days',
  name: '90 days',
  translations: {},
  price: '59.00',
  accessDays: 90,
  accessUntil: null,
  interval: null,
  instalments: null,
  trialDays: null,
  isArchived: false,
};
const FOREVER: Offer = { ...DAYS, id: 'forever', name: 'Founders', price: '79.00', accessDays: null };
const MONTHLY: Offer = { ...FOREVER, id: 'monthly', name: 'Monthly', price: '19.00', interval: 'month' };
const IN_THREE: Offer = { ...MONTHLY, id: 'three', name: 'In three', price: '17.00', instalments: 3 };
const requestOf = ({ isArchived: _, ...offer }: Offer) => offer;
const DAYS_SENT = requestOf(DAYS);
const FOREVER_SENT = requestOf(FOREVER);
const MONTHLY_SENT = requestOf(MONTHLY);

const sent = () => answers.calls('put', path).at(-1)?.body;
const PRODUCT = { id: 'oak', price: '97.00', isSubscriptionOnly: false };
const show = (...offers: Offer[]) => {
  answers.list('get', path, offers);
  answers.list('put', path, offers);
};

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('the coach adds an offer with access for some days', async () => {
  show();
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.add }));
  const dialog = await screen.findByRole('dialog', { name: texts.addTitle });
  await user.type(within(dialog).getByLabelText(new RegExp(texts.name)), '90 days');
  await user.type(within(dialog).getByLabelText(new RegExp(texts.price)), '59.00');
  await user.type(within(dialog).getByLabelText(new RegExp(texts.days)), '90');
  show(DAYS);
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText('$59.00 · Access for 90 days')).toBeVisible();
  expect(sent()).toEqual({
    offers: [
      {
        name: '90 days',
        translations: { es: { name: '' } },
        price: '59.00',
        accessDays: 90,
        accessUntil: null,
        interval: null,
        instalments: null,
        trialDays: null,
      },
    ],
  });
});

test('the coach adds an offer of three monthly payments, and sees their sum', async () => {
  show();
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  await user.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.addTitle }));
  await user.click(dialog.getByLabelText(new RegExp(`^${texts.payment}`)));
  await user.click(await screen.findByRole('option', { name: texts.payments.instalments }));
  expect(dialog.queryByLabelText(new RegExp(texts.access))).toBeNull();
  await user.type(dialog.getByLabelText(new RegExp(texts.name)), 'In three');
  await user.type(dialog.getByLabelText(new RegExp(texts.eachPrice)), '17.00');
  expect(dialog.getByText('3 × $17.00 = $51.00')).toBeVisible();
  show(IN_THREE);
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('3 payments of $17.00 · $51.00 in total')).toBeVisible();
  const { id: _, ...created } = requestOf(IN_THREE);
  expect(sent()).toEqual({ offers: [{ ...created, translations: { es: { name: '' } } }] });
});

test('the coach adds a monthly offer with free days', async () => {
  show();
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  await user.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.addTitle }));
  expect(dialog.queryByLabelText(texts.trial)).toBeNull();
  await user.click(dialog.getByLabelText(new RegExp(`^${texts.payment}`)));
  await user.click(await screen.findByRole('option', { name: texts.payments.month }));
  await user.type(dialog.getByLabelText(new RegExp(texts.name)), 'Monthly');
  await user.type(dialog.getByLabelText(new RegExp(texts.eachPrice)), '19.00');
  await user.type(dialog.getByLabelText(texts.trial), '7');
  show({ ...MONTHLY, trialDays: 7 });
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('$19.00 / month · 7 days free · Access while it’s paid')).toBeVisible();
  const { id: _, ...created } = MONTHLY_SENT;
  expect(sent()).toEqual({ offers: [{ ...created, translations: { es: { name: '' } }, trialDays: 7 }] });
});

test('how an offer is paid is only shown once it’s saved, and stays as it is', async () => {
  show(MONTHLY);
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  expect(await screen.findByText('$19.00 / month · Access while it’s paid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.edit('Monthly') }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.editTitle }));
  expect(dialog.getByText(texts.paymentFixed(texts.payments.month))).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
  const price = dialog.getByLabelText(new RegExp(texts.eachPrice));
  await user.clear(price);
  await user.type(price, '21.00');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(sent()).toEqual({
    offers: [{ ...MONTHLY_SENT, price: '21.00', translations: { es: { name: '' } } }],
  });
});

test('archiving a recurring offer says that payments continue', async () => {
  show(MONTHLY);
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  await user.click(await screen.findByRole('button', { name: texts.archive('Monthly') }));
  expect(await screen.findByText(texts.archivedRecurring)).toBeVisible();
});

test('archiving an offer keeps the others, can be undone, and an archived one can be restored', async () => {
  show(DAYS, FOREVER);
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  const archive = await screen.findByRole('button', { name: texts.archive('90 days') });
  show(FOREVER, { ...DAYS, isArchived: true });
  await user.click(archive);
  const restore = await screen.findByRole('button', { name: texts.restore('90 days') });
  expect(sent()).toEqual({ offers: [FOREVER_SENT] });
  await user.click(restore);
  expect(await screen.findByText(texts.restored)).toBeVisible();
  expect(sent()).toEqual({ offers: [FOREVER_SENT, DAYS_SENT] });
});

test('an offer is renamed, and a refused price is shown at its field', async () => {
  show(FOREVER, DAYS);
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  await user.click(await screen.findByRole('button', { name: texts.edit('90 days') }));
  const name = await screen.findByLabelText(new RegExp(texts.name));
  await user.clear(name);
  await user.type(name, 'A season');
  answers.refuse('put', path, 400, { fields: { 'offers.1.price': 'must be at least 0.50' } });
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('must be at least 0.50')).toBeVisible();
  expect(sent()).toEqual({
    offers: [FOREVER_SENT, { ...DAYS_SENT, name: 'A season', translations: { es: { name: '' } } }],
  });
});

test('an offer has a Spanish name', async () => {
  show(DAYS);
  const { user } = renderScreen(<Offers product={PRODUCT} />);
  await user.click(await screen.findByRole('button', { name: texts.edit('90 days') }));
  await user.click(await screen.findByRole('button', { name: new RegExp(forms.spanish) }));
  await user.type(await screen.findByLabelText(forms.inSpanish(texts.name)), '90 días');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(sent()).toEqual({ offers: [{ ...DAYS_SENT, translations: { es: { name: '90 días' } } }] });
});

test('the offers of a free product aren’t sold', async () => {
  show(DAYS);
  renderScreen(<Offers product={{ ...PRODUCT, price: null }} />);
  expect(await screen.findByText(texts.isFree)).toBeVisible();
});

test('a product sold only by subscription needs a recurring offer, and its other offers aren’t sold', async () => {
  show(DAYS);
  renderScreen(<Offers product={{ id: 'oak', price: null, isSubscriptionOnly: true }} />);
  expect(await screen.findByText(publishing.missing.recurring_offer)).toBeVisible();
  expect(screen.getByText(texts.onlyRecurring)).toBeVisible();
  expect(screen.getByText(texts.onlyLead)).toBeVisible();
});
