import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing';
import { i18n } from '../../shared/words/i18n';

const page = (facts: object) => ({ ...blank('LegalPageResponse'), document: 'terms' as const, ...facts });

beforeEach(() => answers.answer('get', '/api/cart/count', { count: 0 }));

test('a legal page shows its version, and since when', async () => {
  const facts = { html: '<p>Be kind.</p>', version: 2, publishedAt: '2027-03-01T09:00:00.000Z' };
  answers.answer('get', '/api/legal/{document}', page({ ...facts, isStartingText: false }));
  renderPage('/terms');
  expect(await screen.findByText('Be kind.')).toBeVisible();
  expect(screen.getByText(/^Version 2, effective/)).toBeVisible();
  expect(screen.queryByText(i18n.t('legal:starting'))).not.toBeInTheDocument();
});

test('a starting text says that nobody has checked it', async () => {
  const facts = { html: '<p>Here stands who runs this place.</p>', publishedAt: null };
  answers.answer('get', '/api/legal/{document}', page({ ...facts, isStartingText: true }));
  renderPage('/imprint');
  expect(await screen.findByText(i18n.t('legal:starting'))).toBeVisible();
});

test('the server’s HTML is cleaned again', async () => {
  const html = '<p>Kept</p><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">no</a>';
  answers.answer('get', '/api/legal/{document}', page({ html, publishedAt: null }));
  renderPage('/privacy');
  const kept = await screen.findByText('Kept');
  expect(kept.parentElement?.innerHTML).not.toMatch(/img|onerror|javascript/);
});
