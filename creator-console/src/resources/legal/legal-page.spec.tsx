import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { texts as drafts } from '../../shared/drafts/texts';
import type { LegalDraft } from './legal.api';
import { LegalPage } from './legal-page';
import { texts } from './texts';

const terms = (facts: Partial<LegalDraft>): LegalDraft => ({
  ...blank('LegalDraftResponse'),
  document: 'terms',
  html: '<p>Be kind.</p>',
  version: 3,
  hasChanges: true,
  publishedVersion: 1,
  ...facts,
});

test('a legal page is published, and an earlier version is restored as the draft', async () => {
  answers.list('get', '/api/creator/legal', [terms({})]);
  answers.answer(
    'post',
    '/api/creator/legal/{document}/publish',
    terms({ version: 4, hasChanges: false, publishedVersion: 2 }),
  );
  const { user } = renderScreen(<LegalPage />);
  await user.click(await screen.findByRole('button', { name: drafts.publish }));
  expect(await screen.findByText(texts.publishedText)).toBeVisible();
  expect(screen.getByText(`${drafts.saved}. ${drafts.upToDate}`)).toBeVisible();

  const restore = '/api/creator/legal/{document}/restore';
  answers.list('get', '/api/creator/legal/{document}/versions', [
    { number: 2, publishedAt: '2026-03-08T10:00:00.000Z', publishedBy: 'Maren' },
    { number: 1, publishedAt: '2026-03-01T10:00:00.000Z', publishedBy: 'Maren' },
  ]);
  answers.answer('post', restore, terms({ version: 5, html: '<p>Be kinder.</p>' }));
  await user.click(screen.getByRole('button', { name: drafts.history }));
  expect(await screen.findByText(drafts.live(drafts.version(2)))).toBeVisible();
  await user.click(screen.getByRole('button', { name: `${drafts.restore}: ${drafts.version(1)}` }));
  expect(await screen.findByText(drafts.restored)).toBeVisible();
  expect(answers.calls('post', restore)[0]?.body).toEqual({ version: 1 });
  await waitFor(() => expect(screen.getByText('Be kinder.')).toBeVisible());
});
