import { Button, Chip } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useActs } from '../../../../providers/use-acts';
import { useAct } from '../../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../../shared/toast/use-toast';
import { deliveryPath } from '../../../../shared/delivery-path';
import type { TimelineEntry } from './timeline.api';
import { texts } from './texts';

export interface MailToStudent extends TimelineEntry {
  mail: NonNullable<TimelineEntry['mail']>;
  mailState: NonNullable<TimelineEntry['mailState']>;
}

export const isMail = (entry: TimelineEntry): entry is MailToStudent =>
  entry.mail !== null && entry.mailState !== null;

const COLOURS = {
  queued: 'default',
  sent: 'success',
  dropped: 'default',
  failed: 'error',
  bounced: 'error',
} as const;

interface Props {
  entry: MailToStudent;
  onSentAgain: () => void;
}

/** The subject of a mail, or its kind while that is not known, and whether it went out. One that failed or bounced can be sent again. */
export function MailEntry({ entry: { id, title, mail, mailState, letterDeliveryId }, onSentAgain }: Props) {
  const { sendMailAgain } = useActs();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  const subject = title ?? texts.mails[mail];
  const send = () =>
    run(async () => {
      await sendMailAgain(id);
      toast({ title: texts.sentAgain });
      onSentAgain();
    });
  return (
    <>
      {texts.mail(subject)}{' '}
      <Chip size="small" variant="outlined" color={COLOURS[mailState]} label={texts.mailStates[mailState]} />
      {letterDeliveryId !== null && (
        <Button
          component={RouterLink}
          to={deliveryPath(letterDeliveryId)}
          size="small"
          aria-label={texts.seeLetter(subject)}
          sx={{ ml: 1 }}
        >
          {texts.toReport}
        </Button>
      )}
      {(mailState === 'failed' || mailState === 'bounced') && (
        <Button
          size="small"
          aria-label={texts.sendSubjectAgain(subject)}
          disabled={isActing}
          onClick={() => void send()}
          sx={{ ml: 1 }}
        >
          {texts.sendAgain}
        </Button>
      )}
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  );
}
