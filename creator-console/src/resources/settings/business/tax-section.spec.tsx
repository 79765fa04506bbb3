import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { texts as record } from '../../../shared/record-texts';
import { texts as shared } from '../parts/texts';
import { TaxSection } from './tax-section';
import { texts } from './tax-texts';

const path = '/api/creator/tax';
const none = { kind: 'none', word: '', rate: '0' } as const;
const vat = { kind: 'inclusive', word: 'VAT', rate: '19' } as const;
const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
const radio = (label: string) => screen.findByRole('radio', { name: label });
const save = () => screen.findByRole('button', { name: shared.save });

test('name and rate are required once there is a tax', async () => {
  answers.answer('get', path, { ...none, version: 1 });
  answers.answer('put', path, { ...vat, version: 2 });
  const { user } = renderScreen(<TaxSection />);
  expect(await radio(texts.kinds.none)).toBeChecked();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await radio(texts.kinds.inclusive));
  await user.type(await field(texts.word), 'VAT');
  await user.type(await field(texts.rate), '19');
  await user.click(await save());
  expect(await screen.findByText(shared.saved)).toBeVisible();
  expect(answers.calls('put', path)).toMatchObject([{ ifMatch: '1', body: vat }]);
});

test('a tax is removed', async () => {
  answers.answer('get', path, { ...vat, version: 1 });
  answers.answer('put', path, { ...none, version: 2 });
  const { user } = renderScreen(<TaxSection />);
  expect(await field(texts.rate)).toHaveValue('19');
  await user.click(await radio(texts.kinds.none));
  await user.click(await save());
  expect(await screen.findByText(shared.saved)).toBeVisible();
  expect(answers.calls('put', path)).toMatchObject([{ ifMatch: '1', body: none }]);
});

test('a rate that the server refuses is reported at its field', async () => {
  answers.answer('get', path, { ...vat, version: 1 });
  answers.refuse('put', path, 400, { code: 'invalid', fields: { rate: 'must be a percentage' } });
  const { user } = renderScreen(<TaxSection />);
  await user.type(await field(texts.rate), 'x');
  await user.click(await save());
  expect(await screen.findByText('must be a percentage')).toBeVisible();
});

test('a tax that cannot be loaded can be retried', async () => {
  answers.refuse('get', path, 503);
  const { user } = renderScreen(<TaxSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.answer('get', path, { ...none, version: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await radio(texts.kinds.none)).toBeChecked();
});
