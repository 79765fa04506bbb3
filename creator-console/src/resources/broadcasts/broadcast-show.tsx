import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { Box, LinearProgress, Stack, Typography, Button } from '@mui/material';
import { useCreate, useRedirect } from 'react-admin';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { texts as forms } from '../../shared/forms/texts';
import { Fact, Facts } from '../../shared/facts';
import { momentOf } from '../../shared/moment';
import { RecordPage } from '../../shared/record-page';
import { type Broadcast, type NewBroadcast, broadcastPath } from './broadcast';
import { BroadcastStatus } from './broadcast-status';
import { DeliveryTable } from './delivery-table';
import { LinkTable, ProgressFacts, ReportSection } from './mailing-report';
import { texts } from './texts';
import { refusalOf } from '../../providers/refusal';
import { useToast } from '../../shared/toast/use-toast';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';

/** Cancels a schedule, or stops sending, after a confirmation. */
function CancelButton({ broadcast: { id, status } }: { broadcast: Broadcast }) {
  const [draft, setDraft] = useState<Broadcast>();
  const { cancelBroadcast } = useActs();
  const words = status === 'scheduled' ? texts.unplan : texts.stop;
  const cancel = async () => {
    const after = await cancelBroadcast(id);
    if (after.status === 'draft') setDraft(after);
  };
  if (draft) return <Navigate to={broadcastPath(draft)} />;
  return (
    <DialogButton variant="outlined" color="error" label={words.act}>
      {(onClose) => (
        <ActDialog
          isGrave
          title={words.title}
          text={words.text}
          submit={words.act}
          done={() => words.done}
          onSubmit={cancel}
          onClose={onClose}
        />
      )}
    </DialogButton>
  );
}

/** Creates a draft with the same text and recipients. */
function UseAgainButton({ broadcast }: { broadcast: Broadcast }) {
  const [create, { isPending }] = useCreate<Broadcast>();
  const toast = useToast();
  const redirect = useRedirect();
  const { subject, text, html, translations, purpose, segment } = broadcast;
  const copy = () => {
    const data: NewBroadcast = {
      subject,
      ...(html ? { html } : { text }),
      translations,
      purpose,
      segment,
    };
    void create(
      'broadcasts',
      { data },
      {
        onSuccess: ({ id }) => redirect('edit', 'broadcasts', id),
        onError: (error) =>
          toast({ title: texts.failed, text: refusalOf(error).message ?? texts.tryAgain, failed: true }),
      },
    );
  };
  return (
    <Button variant="outlined" disabled={isPending} onClick={copy}>
      {texts.writeAnother}
    </Button>
  );
}

/** Milliseconds between reloads while a broadcast is being sent. */
const EVERY = 5000;

/** Returns true if the progress may change by the next reload. */
const isMoving = (broadcast: Broadcast | undefined): boolean =>
  broadcast !== undefined &&
  (broadcast.status === 'sending' || broadcast.progress.queued > 0 || broadcast.progress.waiting > 0);

/** Report of a broadcast: its progress, the clicked links, and every recipient. */
export const BroadcastShow = () => (
  <RecordPage<Broadcast>
    icon={BroadcastIcon}
    texts={texts}
    titleOf={({ subject }) => subject}
    actions={false}
    queryOptions={{ refetchInterval: ({ state }) => (isMoving(state.data) ? EVERY : false) }}
  >
    {(broadcast) => <Report broadcast={broadcast} />}
  </RecordPage>
);

function Report({ broadcast }: { broadcast: Broadcast }) {
  const { id, progress, status, sendAt, startedAt, finishedAt, leftOutAtStart, text, translations } =
    broadcast;
  const gone = progress.total - progress.waiting;
  return (
    <Stack spacing={3} sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <BroadcastStatus status={status} />
        <Typography color="textSecondary">{texts.segments[broadcast.segment.kind]}</Typography>
        <Box sx={{ flex: 1 }} />
        <UseAgainButton broadcast={broadcast} />
        {(status === 'scheduled' || status === 'sending') && <CancelButton broadcast={broadcast} />}
      </Stack>
      {status === 'sending' && (
        <Box>
          <Typography component="output">{texts.soFar(gone, progress.total)}</Typography>
          <LinearProgress
            variant="determinate"
            aria-label={texts.statuses.sending}
            value={progress.total === 0 ? 0 : (100 * gone) / progress.total}
          />
        </Box>
      )}
      <Facts>
        {sendAt !== null && <Fact label={texts.plannedFor}>{momentOf(sendAt)}</Fact>}
        {startedAt !== null && <Fact label={texts.started}>{momentOf(startedAt)}</Fact>}
        {finishedAt !== null && <Fact label={texts.finished}>{momentOf(finishedAt)}</Fact>}
        <ProgressFacts progress={progress} />
        {leftOutAtStart > 0 && <Fact label={texts.leftOutAtStart}>{leftOutAtStart}</Fact>}
      </Facts>
      <ReportSection title={texts.links}>
        <LinkTable links={progress.links} />
      </ReportSection>
      {startedAt !== null && (
        <ReportSection title={texts.readersTitle}>
          <DeliveryTable filter={{ broadcastId: id }} />
        </ReportSection>
      )}
      <ReportSection title={texts.mailing}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </ReportSection>
      {translations.es && (
        <ReportSection title={forms.inSpanish(texts.mailing)}>
          <Box lang="es">
            <Typography sx={{ fontWeight: 600, mb: 1 }}>{translations.es.subject}</Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {translations.es.text}
            </Typography>
          </Box>
        </ReportSection>
      )}
    </Stack>
  );
}
