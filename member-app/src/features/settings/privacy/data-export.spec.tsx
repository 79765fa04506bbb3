import { advance, answers, blank, stopClock } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { DataExport } from './data-export';

const path = '/api/me/data-export';
const none = blank('DataExportResponse');
const preparing = { ...none, state: 'preparing' as const, progressPercent: 40 };
const ready = { ...none, state: 'ready' as const, fileSize: 2048, expiresAt: '2026-04-01T09:00:00.000Z' };
const member = aMember();

const open = () => renderScreen(<DataExport member={member} />, { as: member });
const prepare = () => screen.findByRole('button', { name: i18n.t('privacy:dataExport.prepare') });

test('preparing a member’s data shows progress; then the file can be downloaded or prepared again', async () => {
  stopClock();
  answers.answer('get', path, { ...none, state: 'none' });
  answers.answer('post', `${path}/prepare`, preparing);
  const { user } = open();
  await user.click(await prepare());
  expect(
    await screen.findByRole('progressbar', { name: i18n.t('privacy:dataExport.preparing', { percent: 40 }) }),
  ).toBeVisible();
  answers.answer('get', path, ready);
  await advance(1_500);
  expect(await screen.findByText(i18n.t('privacy:dataExport.ready', { size: '2.0 KB' }))).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('privacy:dataExport.download') })).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('privacy:dataExport.again') })).toBeVisible();
});

test('an old sign-in is renewed with the password, and the request then continues by itself', async () => {
  answers.answer('get', path, { ...none, state: 'none' });
  answers.refuse('post', `${path}/prepare`, 403, { code: 'fresh_sign_in_required' });
  answers.list('get', '/api/me/sessions', []);
  const { user } = open();
  await user.click(await prepare());
  const password = await screen.findByLabelText(i18n.t('privacy:freshSignIn.password'), {
    selector: 'input',
  });
  answers.refuse('post', '/api/auth/login', 400, { code: 'wrong_credentials' });
  await user.type(password, 'not hers');
  await user.click(screen.getByRole('button', { name: i18n.t('privacy:freshSignIn.submit') }));
  expect(await screen.findByText(/is incorrect/)).toBeVisible();
  answers.answer('post', '/api/auth/login', member);
  answers.answer('post', `${path}/prepare`, preparing);
  await user.click(screen.getByRole('button', { name: i18n.t('privacy:freshSignIn.submit') }));
  expect(await screen.findByText(i18n.t('privacy:dataExport.preparing', { percent: 40 }))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('data that could not be prepared can be requested again', async () => {
  answers.answer('get', path, { ...none, state: 'failed' });
  open();
  expect(await screen.findByText(i18n.t('privacy:dataExport.failedAdvice'))).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('privacy:dataExport.again') })).toBeVisible();
});
