import { Button, Stack } from '@mui/material';
import { REASON_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { MuteDialog } from '../../shared/moderation/mute-dialog';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { useAttempt } from '../../shared/toast/use-attempt';
import type { MessageReportDetail } from './message-report';
import { texts } from './texts';

const REASON = [
  { name: 'reason', label: texts.why, max: REASON_LIMIT, help: texts.whyHelp, lines: 3 },
] as const;

/** Coach's actions on a report. Dismissing and unmuting run at once; muting and removing open a dialog first. */
export function ReportActs({ record }: { record: MessageReportDetail }) {
  const { id, senderName, settledAt, isSenderMuted, text } = record;
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const [asks, setAsks] = useState<'remove' | 'mute' | null>(null);
  const refresh = useRefresh();
  const acts = useActs();

  async function settle(act: () => Promise<unknown>, title: string) {
    await attempt(act, { title });
    refresh();
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {settledAt === null && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void settle(() => acts.dismissMessageReport(id), texts.dismissed)}
        >
          {texts.dismiss}
        </Button>
      )}
      {isSenderMuted ? (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void settle(() => acts.unmuteReportedSender(id), texts.unmutedNow(senderName))}
        >
          {texts.unmute}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setAsks('mute')}>
          {texts.mute}
        </Button>
      )}
      {text !== null && (
        <Button color="error" onClick={() => setAsks('remove')}>
          {texts.remove}
        </Button>
      )}
      {asks === 'mute' && (
        <MuteDialog
          name={senderName}
          onMute={(mute) => acts.muteReportedSender(id, mute)}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'remove' && (
        <ActDialog
          title={texts.removeTitle}
          text={texts.removeText}
          submit={texts.remove}
          done={() => texts.removed}
          fields={REASON}
          onSubmit={({ reason }) => acts.removeReportedMessage(id, reason)}
          onClose={() => setAsks(null)}
        />
      )}
    </Stack>
  );
}
