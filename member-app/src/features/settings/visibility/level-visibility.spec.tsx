import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { SignedInOnly } from '../../session';
import { LevelVisibility } from './visibility';

test('a member hides the level from other members, and learns what that means', async () => {
  const member = aMember({ showLevelPublicly: true });
  answers.answer('patch', '/api/me', ({ body }) => ({ ...member, ...body }));
  const { user } = renderScreen(<SignedInOnly>{(me) => <LevelVisibility member={me} />}</SignedInOnly>, {
    as: member,
  });
  await user.click(await screen.findByRole('switch', { name: i18n.t('preferences:level.label') }));
  expect(await screen.findByText(i18n.t('preferences:level.off'))).toBeVisible();
  expect(screen.getByRole('switch', { name: i18n.t('preferences:level.label') })).not.toBeChecked();
  expect(answers.calls('patch', '/api/me')[0]?.body).toEqual({ showLevelPublicly: false });
});
