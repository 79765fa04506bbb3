import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { mySanctumTexts } from '../texts';
import { Sidebar } from './sidebar';

const { collapse, expand, nav } = mySanctumTexts.sidebar;

test('the sidebar stays folded in when the member has folded it, and still leads everywhere', async () => {
  const { user, unmount } = renderScreen(<Sidebar member={aMember()} />);
  await user.click(screen.getByRole('button', { name: collapse }));
  unmount();
  renderScreen(<Sidebar member={aMember()} />);
  expect(screen.getByRole('button', { name: expand })).toBeVisible();
  expect(screen.getByRole('navigation', { name: nav })).toBeVisible();
  expect(screen.getByRole('link', { name: mySanctumTexts.sections.classroom.label })).toBeVisible();
});
