import { Button, Stack } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useRefresh } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { dayOf, momentOf } from '../../../shared/moment';
import { useAttempt } from '../../../shared/toast/use-attempt';
import { texts } from './texts';
import { Secondary } from '../../../shared/secondary';

type Invitation = Schemas['InvitationResponse'];

interface Props {
  student: { id: string; username: string };
  invitation: Invitation;
}

/** Open invitation without a password: its date and expiry, with a button to resend it. */
export function OpenInvitation({ student: { id, username }, invitation }: Props) {
  const { inviteStudentAgain } = useActs();
  const { isBusy, attempt } = useAttempt(texts.invitation.failed, texts.invitation.tryAgain);
  const refresh = useRefresh();
  const send = async () => {
    if (await attempt(() => inviteStudentAgain(id), { title: texts.invitation.sent(username) })) refresh();
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Secondary>{sentenceOf(invitation)}</Secondary>
      <Button size="small" loading={isBusy} onClick={() => void send()}>
        {invitation.invitedAt === null ? texts.invitation.send : texts.invitation.sendAgain}
      </Button>
    </Stack>
  );
}

function sentenceOf({ invitedAt, validUntil }: Invitation): string {
  if (invitedAt === null) return texts.invitation.never;
  const day = dayOf(invitedAt);
  if (validUntil === null || new Date(validUntil).getTime() <= Date.now())
    return texts.invitation.lapsed(day);
  return texts.invitation.open(day, momentOf(validUntil));
}
