import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render';
import { aSite } from '../../../testing/site';
import { i18n } from '../words/i18n';
import { CalendlyOffer } from './calendly-offer';

const url = 'https://calendly.com/ada';
const path = '/api/coaching/calendly';
const site = aSite({ hasCalendly: true });
const frame = () => document.querySelector('iframe');

test('the other company’s page is requested once the person opens it, without a referrer', async () => {
  answers.answer('get', path, { url, closed: null });
  const { user } = renderScreen(<CalendlyOffer />, { site });
  expect(await screen.findByText(i18n.t('calendar:calendly.text'))).toBeVisible();
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('button', { name: i18n.t('calendar:calendly.open') }));
  expect(frame()).toHaveAttribute('src', url);
  expect(frame()).toHaveAttribute('height', '700');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.getByRole('link')).toHaveAttribute('href', url);
});

test('a minor whose guardian has not agreed learns whom to ask, and can open nothing', async () => {
  answers.answer('get', path, { url: null, closed: 'guardian_consent' });
  renderScreen(<CalendlyOffer />, { site });
  expect(await screen.findByText(i18n.t('ui:closedFrame.whom'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(frame()).toBeNull();
});

test('a coach without one offers none, and nobody is asked for it', () => {
  renderScreen(<CalendlyOffer />, { site: aSite({ hasCalendly: false }) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(answers.calls('get', path)).toEqual([]);
});
