import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderPage, renderScreen } from '../../../testing';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { GuardianInvitation } from './guardian-invitation';

const read = '/api/family/invitations/{token}';
const invitation = { daughter: 'Lena', invitedBy: 'Rosa Lind' };

test('an invited person sees whose guardian she would be, and accepts with one click', async () => {
  answers.answer('get', read, invitation);
  answers.answer('post', '/api/family/invitations/accept', undefined);
  const { user } = renderScreen(<GuardianInvitation token="of-the-mail" freshly={(act) => act()} />, {
    as: aMember(),
  });
  expect(
    await screen.findByRole('heading', { name: i18n.t('family:invitation.title', invitation) }),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: i18n.t('family:invitation.accept') }));
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.family));
  expect(answers.calls('post', '/api/family/invitations/accept')[0]?.body).toEqual({ token: 'of-the-mail' });
});

test('a visitor creates an account first, and comes back', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', read, invitation);
  renderPage('/guardian/of-the-mail', { as: null });
  expect(await screen.findByRole('link', { name: i18n.t('family:invitation.register') })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Fguardian%2Fof-the-mail',
  );
});

test('a link that no longer works says so', async () => {
  answers.refuse('get', read, 422, { code: 'link_invalid' });
  renderScreen(<GuardianInvitation token="old" freshly={(act) => act()} />);
  expect(
    await screen.findByRole('heading', { name: i18n.t('family:invitation.unknown.title') }),
  ).toBeVisible();
});
