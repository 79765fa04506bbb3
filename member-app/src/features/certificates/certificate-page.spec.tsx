import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../testing';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { certificatePdf } from './api';

const certificate = {
  ...blank('CertificateResponse'),
  code: '7KQ2-M0XV-93AT',
  name: 'Rosa Lind',
  courseTitle: 'First Seeds',
  completedOn: '2026-03-08',
  courseId: 'seeds',
  isCourseOffered: true,
};
const path = '/api/certificates/{code}';

function open(code: string) {
  answers.answer('get', '/api/cart/count', { count: 0 });
  return renderPage(sanctumPaths.certificate(code));
}

test('anyone with the code sees whose certificate it is, and can download it', async () => {
  answers.answer('get', path, certificate);
  open(certificate.code);
  expect(await screen.findByText('Rosa Lind')).toBeVisible();
  expect(screen.getByText('First Seeds')).toBeVisible();
  expect(screen.getByText(i18n.t('certificates:genuine'))).toBeVisible();
  const download = screen.getByRole('link', { name: i18n.t('certificates:download') });
  expect(download).toHaveAttribute('href', certificatePdf(certificate.code));
  expect(download).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: i18n.t('certificates:course') })).toHaveAttribute(
    'href',
    '/course/seeds',
  );
});

test('a course that is no longer in the shop is not linked', async () => {
  answers.answer('get', path, { ...certificate, isCourseOffered: false });
  open(certificate.code);
  expect(await screen.findByText('Rosa Lind')).toBeVisible();
  expect(screen.queryByRole('link', { name: i18n.t('certificates:course') })).toBeNull();
});

test('its address can be copied', async () => {
  answers.answer('get', path, certificate);
  const { user } = open(certificate.code);
  await user.click(await screen.findByRole('button', { name: i18n.t('certificates:copy') }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(screen.queryByRole('button', { name: i18n.t('certificates:share') })).toBeNull();
});

test('the browser’s share sheet gets its title and address', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  answers.answer('get', path, certificate);
  const { user } = open(certificate.code);
  await user.click(await screen.findByRole('button', { name: i18n.t('certificates:share') }));
  const title = i18n.t('certificates:titleOf', { course: 'First Seeds' });
  expect(share).toHaveBeenCalledWith({ title, url: location.href });
  Reflect.deleteProperty(navigator, 'share');
});

test('a mistyped code can be corrected where it is shown', async () => {
  answers.refuse('get', path, 404, { code: 'not_found' });
  const { user } = open('7KQ2-M0XV-93AA');
  const field = await screen.findByLabelText(i18n.t('certificates:missing.label'));
  expect(field).toHaveValue('7KQ2-M0XV-93AA');
  answers.answer('get', path, certificate);
  await user.clear(field);
  await user.type(field, certificate.code);
  await user.click(screen.getByRole('button', { name: i18n.t('certificates:missing.check') }));
  expect(await screen.findByText('Rosa Lind')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.certificate(certificate.code)));
});
