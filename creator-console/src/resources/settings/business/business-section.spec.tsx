import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../testing';
import { amountOf, money, priceOf } from '../../../shared/figures/format';
import { texts as record } from '../../../shared/record-texts';
import { texts as shared } from '../parts/texts';
import type { Business } from './business.api';
import { BusinessSection } from './business-section';
import { texts } from './texts';

const path = '/api/creator/business';
const business: Business = {
  name: '',
  address: '',
  taxNumber: '',
  receiptPrefix: 'R-',
  nextReceipt: 'R-00043',
  timeZone: 'Europe/Oslo',
  currency: 'usd',
  hasOrders: false,
  version: 3,
};
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const save = () => screen.findByRole('button', { name: shared.save });

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount({ timeZone: 'Europe/Oslo' }) });
  answers.refuse('get', '/api/time-zones/clock-changes', 503, { code: 'unavailable' });
});

test('the seller’s details are saved, and the next receipt number is previewed', async () => {
  answers.answer('get', path, business);
  answers.answer('put', path, ({ body }) => ({ ...business, ...body, nextReceipt: 'INV-00043' }));
  const { user } = renderScreen(<BusinessSection />);
  expect(await screen.findByText(texts.receiptPrefixHelp('R-00043'))).toBeVisible();
  await user.type(await field(texts.name), 'Ada Stone LLC');
  await user.type(await field(texts.address), '4 Mill Lane{Enter}Hood River');
  await user.clear(await field(texts.receiptPrefix));
  await user.type(await field(texts.receiptPrefix), 'INV-');
  await user.click(await save());
  expect(await screen.findByText(shared.saved)).toBeVisible();
  expect(answers.calls('put', path)).toMatchObject([
    {
      body: {
        name: 'Ada Stone LLC',
        address: '4 Mill Lane\nHood River',
        taxNumber: '',
        receiptPrefix: 'INV-',
        timeZone: 'Europe/Oslo',
        currency: 'usd',
      },
    },
  ]);
  expect(screen.getByText(texts.receiptPrefixHelp('INV-00043'))).toBeVisible();
});

test('server errors are shown at their fields', async () => {
  answers.answer('get', path, business);
  answers.refuse('put', path, 400, { code: 'invalid', fields: { receiptPrefix: 'may have letters' } });
  const { user } = renderScreen(<BusinessSection />);
  await user.type(await field(texts.receiptPrefix), '#');
  await user.click(await save());
  expect(await screen.findByText('may have letters')).toBeVisible();
  expect(await field(texts.receiptPrefix)).toHaveValue('R-#');
});

test('amounts use another currency as soon as it is saved', async () => {
  answers.answer('get', path, business);
  answers.answer('put', path, ({ body }) => ({ ...business, ...body }));
  const { user } = renderScreen(<BusinessSection />);
  await user.click(await screen.findByRole('combobox', { name: texts.currency }));
  await user.click(await screen.findByRole('option', { name: 'EUR, Euro' }));
  await user.click(await save());
  expect(await screen.findByText(shared.saved)).toBeVisible();
  expect(answers.calls('put', path)).toMatchObject([{ body: { currency: 'eur' } }]);
  expect([money('97.00'), priceOf('97.50'), amountOf('97.00', 'usd')]).toEqual([
    '€97',
    '€97.50',
    '97.00 USD',
  ]);
});

test('with orders the currency is only shown, and the rest can still be saved', async () => {
  answers.answer('get', path, { ...business, currency: 'gbp', hasOrders: true });
  answers.answer('put', path, ({ body }) => ({ ...business, ...body, hasOrders: true }));
  const { user } = renderScreen(<BusinessSection />);
  expect(await field(texts.currency)).toHaveValue('GBP, British Pound');
  expect(await field(texts.currency)).toHaveAttribute('readonly');
  expect(screen.getByText(texts.currencyStays)).toBeVisible();
  await user.type(await field(texts.taxNumber), '7');
  await user.click(await save());
  expect(await screen.findByText(shared.saved)).toBeVisible();
  expect(answers.calls('put', path)).toMatchObject([{ body: { taxNumber: '7', currency: 'gbp' } }]);
});

test('settings that cannot be loaded can be retried', async () => {
  answers.refuse('get', path, 503);
  const { user } = renderScreen(<BusinessSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.answer('get', path, business);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field(texts.name)).toHaveValue('');
});

test('if the coach’s own time zone differs, the form explains which one is used for what', async () => {
  answers.answer('get', path, business);
  answers.answer('get', '/api/auth/session', { account: anAccount({ timeZone: 'Asia/Tokyo' }) });
  renderScreen(<BusinessSection />);
  expect(await screen.findByText(/Oslo time .* profile uses Tokyo time/)).toBeVisible();
});

test('a time zone with the same times needs no notice, whatever its name', async () => {
  answers.answer('get', path, business);
  answers.answer('get', '/api/auth/session', { account: anAccount({ timeZone: 'Europe/Berlin' }) });
  renderScreen(<BusinessSection />);
  await field(texts.name);
  await waitFor(() => expect(answers.calls('get', '/api/auth/session')).not.toEqual([]));
  expect(screen.queryByText(/Berlin time/)).not.toBeInTheDocument();
});
