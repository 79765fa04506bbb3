import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { deliveryPath } from '../../../../shared/delivery-path';
import { filteredPath } from '../../../../shared/filtered-path';
import { FailedMailActs } from '../../../../shared/mails/failed-mail-acts';
import { isFailed, MailState } from '../../../../shared/mails/mail-state';
import { texts as mails } from '../../../../shared/mails/texts';
import type { TimelineEntry } from './timeline.api';
import { texts } from './texts';

export interface MailToStudent extends TimelineEntry {
  mail: NonNullable<TimelineEntry['mail']>;
  mailState: NonNullable<TimelineEntry['mailState']>;
}

export const isMail = (entry: TimelineEntry): entry is MailToStudent =>
  entry.mail !== null && entry.mailState !== null;

/** The subject of a mail, or its kind while that is not known, and whether it went out. */
export function MailEntry({ entry, onSettled }: { entry: MailToStudent; onSettled: () => void }) {
  const { id, title, mail, mailState, canSendAgain, letterDeliveryId } = entry;
  const subject = title ?? mails.kinds[mail];
  return (
    <>
      {texts.mail(subject)} <MailState state={mailState} />
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
      {isFailed(mailState) && (
        <>
          <Button
            component={RouterLink}
            to={filteredPath('mail-log', { id: [id] })}
            size="small"
            aria-label={texts.seeInLog(subject)}
            sx={{ ml: 1 }}
          >
            {texts.toLog}
          </Button>
          {canSendAgain !== null && (
            <FailedMailActs id={id} subject={subject} canSendAgain={canSendAgain} onDone={onSettled} />
          )}
        </>
      )}
    </>
  );
}
