import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { dayOf, momentOf } from '../../../shared/moment';
import { OpenInvitation } from './open-invitation';
import { texts } from './texts';

const ida = { id: 'ida', username: 'Ida Berg' };
const invitedAt = '2020-03-01T14:00:00.000Z';
const open = (invitation: object) =>
  renderScreen(
    <OpenInvitation student={ida} invitation={{ ...blank('InvitationResponse'), ...invitation }} />,
  );

test('an expired invitation is sent again', async () => {
  const again = ['post', '/api/students/{id}/resend-invitation'] as const;
  answers.answer(...again, undefined);
  const { user } = open({ invitedAt, validUntil: '2020-03-02T14:00:00.000Z' });
  expect(screen.getByText(texts.invitation.lapsed(dayOf(invitedAt)))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.invitation.sendAgain }));
  await waitFor(() => expect(answers.calls(...again)[0]?.path).toEqual({ id: 'ida' }));
});

test('a valid link shows its expiry', () => {
  const validUntil = '2999-03-02T14:00:00.000Z';
  open({ invitedAt, validUntil });
  expect(screen.getByText(texts.invitation.open(dayOf(invitedAt), momentOf(validUntil)))).toBeVisible();
});

test('someone who was never invited is invited', () => {
  open({ invitedAt: null, validUntil: null });
  expect(screen.getByText(texts.invitation.never)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.invitation.send })).toBeVisible();
});
