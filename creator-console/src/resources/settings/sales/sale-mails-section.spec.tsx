import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { texts as record } from '../../../shared/record-texts';
import { SaleMailsSection } from './sale-mails-section';
import { texts } from './texts';

const { choices } = texts;
const mails = { frequency: 'every', dailyHour: 8 } as const;

beforeEach(() => {
  answers.answer('get', '/api/creator/business', { ...blank('BusinessResponse'), timeZone: 'Europe/Oslo' });
  answers.answer('get', '/api/creator/sale-mails', mails);
});

const radio = (label: string) => screen.findByRole('radio', { name: new RegExp(`^${label}`) });

test('the coach chooses between an email for every sale, one a day at a set hour, and none', async () => {
  const { user } = renderScreen(<SaleMailsSection />);
  expect(await radio(choices.every.label)).toBeChecked();
  expect(await screen.findByText(choices.daily.says(8, 'Europe/Oslo'))).toBeVisible();
  answers.answer('put', '/api/creator/sale-mails', { ...mails, frequency: 'daily' });
  await user.click(await radio(choices.daily.label));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(await radio(choices.daily.label)).toBeChecked();
  expect(answers.calls('put', '/api/creator/sale-mails').at(-1)?.body).toEqual({ frequency: 'daily' });
});

test('a failed choice is reported, and the previous one is shown again', async () => {
  answers.refuse('put', '/api/creator/sale-mails', 503);
  const { user } = renderScreen(<SaleMailsSection />);
  await user.click(await radio(choices.none.label));
  expect(await screen.findByText(texts.failed)).toBeVisible();
  await waitFor(async () => expect(await radio(choices.every.label)).toBeChecked());
});

test('settings that cannot be loaded can be retried', async () => {
  answers.refuse('get', '/api/creator/sale-mails', 503);
  const { user } = renderScreen(<SaleMailsSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.answer('get', '/api/creator/sale-mails', mails);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await radio(choices.every.label)).toBeChecked();
});
