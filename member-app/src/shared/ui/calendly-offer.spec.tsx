import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render';
import { aSite } from '../../../testing/site';
import { i18n } from '../words/i18n';
import { CalendlyOffer } from './calendly-offer';

const calendlyUrl = 'https://calendly.com/ada';
const frame = () => document.querySelector('iframe');

test('the page of another company is asked for once the person opens it, and learns not from where', async () => {
  const { user } = renderScreen(<CalendlyOffer />, { site: aSite({ calendlyUrl }) });
  expect(screen.getByText(i18n.t('calendar:calendly.text'))).toBeVisible();
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('button', { name: i18n.t('calendar:calendly.open') }));
  expect(frame()).toHaveAttribute('src', calendlyUrl);
  expect(frame()).toHaveAttribute('height', '700');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.getByRole('link')).toHaveAttribute('href', calendlyUrl);
});

test('a coach who has none offers none', () => {
  renderScreen(<CalendlyOffer />, { site: aSite({ calendlyUrl: null }) });
  expect(screen.queryByRole('button')).toBeNull();
});
