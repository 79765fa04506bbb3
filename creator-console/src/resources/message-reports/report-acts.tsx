import { Stack } from '@mui/material';
import { REASON_LIMIT } from '@sanctum/openapi/choices';
import { useActs } from '../../providers/use-acts';
import { MuteDialog } from '../../shared/moderation/mute-dialog';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import type { MessageReportDetail } from './message-report';
import { texts } from './texts';
import { ActButtons } from '../../shared/act-buttons';

const REASON = [
  { name: 'reason', label: texts.why, max: REASON_LIMIT, help: texts.whyHelp, lines: 3 },
] as const;

/** Coach's actions on a report. Dismissing and unmuting run at once; muting and removing open a dialog first. */
export function ReportActs({ record }: { record: MessageReportDetail }) {
  const { id, senderName, settledAt, isSenderMuted, text } = record;
  const acts = useActs();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ActButtons
        texts={texts}
        acts={[
          settledAt === null && {
            label: texts.dismiss,
            variant: 'contained',
            run: () => acts.dismissMessageReport(id),
            done: texts.dismissed,
          },
          isSenderMuted
            ? {
                label: texts.unmute,
                run: () => acts.unmuteReportedSender(id),
                done: texts.unmutedNow(senderName),
              }
            : {
                label: texts.mute,
                renderDialog: (onClose) => (
                  <MuteDialog
                    name={senderName}
                    onMute={(mute) => acts.muteReportedSender(id, mute)}
                    onClose={onClose}
                  />
                ),
              },
          text !== null && {
            label: texts.remove,
            variant: 'text',
            color: 'error',
            renderDialog: (onClose) => (
              <ActDialog
                title={texts.removeTitle}
                text={texts.removeText}
                submit={texts.remove}
                done={() => texts.removed}
                fields={REASON}
                onSubmit={({ reason }) => acts.removeReportedMessage(id, reason)}
                onClose={onClose}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
