import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import { OpenedAccounts } from './opened-accounts';

const family = {
  ...blank('FamilyResponse'),
  wards: [{ ...blank('WardResponse'), id: 'lena', name: 'Lena Lind', openedBy: 'S-1' }],
};

test('an order that opened a daughter’s account says so, and another order does not', async () => {
  answers.answer('get', '/api/family', family);
  const { unmount } = renderScreen(<OpenedAccounts orderNumber="S-1" />);
  expect(await screen.findByText(i18n.t('orders:opened.title', { name: 'Lena Lind' }))).toBeVisible();
  unmount();
  renderScreen(<OpenedAccounts orderNumber="S-2" />);
  await waitFor(() => expect(answers.calls('get', '/api/family')).toHaveLength(2));
  expect(screen.queryByText(i18n.t('orders:opened.title', { name: 'Lena Lind' }))).toBeNull();
});
