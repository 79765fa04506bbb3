import { screen } from '@testing-library/react';
import { aMember, growsTo, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { Sidebar } from './sidebar';

beforeEach(() => growsTo());

test('the sidebar stays folded in when the member has folded it, and still leads everywhere', async () => {
  const { user, unmount } = renderScreen(<Sidebar member={aMember()} />);
  await user.click(screen.getByRole('button', { name: i18n.t('my-sanctum:sidebar.collapse') }));
  unmount();
  renderScreen(<Sidebar member={aMember()} />);
  expect(screen.getByRole('button', { name: i18n.t('my-sanctum:sidebar.expand') })).toBeVisible();
  expect(screen.getByRole('navigation', { name: i18n.t('my-sanctum:sidebar.nav') })).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('my-sanctum:sections.classroom.label') })).toBeVisible();
});
