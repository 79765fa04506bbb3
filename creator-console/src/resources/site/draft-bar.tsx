import HistoryIcon from '@mui/icons-material/History';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useToast } from '../../shared/toast/use-toast';
import { PLACE_NAME } from '../../shared/place-name.api';
import { VersionsDialog } from '../../shared/versions-dialog';
import { readEditions, publishDraft } from './site.api';
import { texts } from './texts';
import type { SiteDraftEditing } from './use-site-draft';
import { ConflictNotice } from '../../shared/forms/conflict-notice';
import { Notice } from '../../shared/notice';

/** State of the draft, and its actions. */
export function DraftBar({ draft }: { draft: SiteDraftEditing }) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const toast = useToast();
  const queryClient = useQueryClient();
  const publishing = useMutation({
    mutationFn: () => publishDraft(draft.server.version),
    onSuccess: (published) => {
      draft.setServer(published);
      void queryClient.invalidateQueries({ queryKey: PLACE_NAME });
      toast({ title: texts.published, text: texts.publishedText });
    },
    onError: (error) =>
      toast({ title: texts.notPublished, text: refusalOf(error).message ?? texts.tryAgain, failed: true }),
  });
  const { server, isSaved, isConflict } = draft;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <SavedState draft={draft} />
        <Stack direction="row" sx={{ ml: 'auto' }}>
          <StepButton label={texts.undo} icon={<UndoIcon />} onPress={draft.undo} />
          <StepButton label={texts.redo} icon={<RedoIcon />} onPress={draft.redo} />
        </Stack>
        <Button startIcon={<HistoryIcon />} onClick={() => setHistoryOpen(true)}>
          {texts.editions}
        </Button>
        <Button
          variant="contained"
          loading={publishing.isPending}
          disabled={!isSaved || isConflict || !server.hasChanges}
          onClick={() => publishing.mutate()}
        >
          {texts.publish}
        </Button>
      </Stack>
      <Notices draft={draft} />
      {isHistoryOpen && (
        <Editions
          current={server.edition}
          onClose={() => setHistoryOpen(false)}
          onRestore={(edition) => {
            setHistoryOpen(false);
            draft.restore(edition, {
              onSuccess: () => toast({ title: texts.broughtBack, text: texts.unpublished }),
            });
          }}
        />
      )}
    </Stack>
  );
}

const SavedState = ({ draft: { isSaved, hasFailed, isConflict, server } }: { draft: SiteDraftEditing }) => (
  <Typography component="output" color="textSecondary">
    {!isSaved && (hasFailed || isConflict ? texts.notSaved : texts.saving)}
    {isSaved && `${texts.saved}. ${server.hasChanges ? texts.unpublished : texts.upToDate}`}
  </Typography>
);

function Notices({ draft }: { draft: SiteDraftEditing }) {
  const { conflict, hasFailed, faults, retry } = draft;
  if (conflict) return <ConflictNotice conflict={conflict} draft={draft} texts={texts} />;
  if (!hasFailed) return null;
  if (Object.keys(faults).length > 0) return <Alert severity="error">{texts.fix}</Alert>;
  return (
    <Notice severity="error" act={texts.retry} onAct={retry}>
      {texts.failed}
    </Notice>
  );
}

const StepButton = ({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: React.ReactNode;
  onPress: (() => void) | undefined;
}) => (
  <Tooltip title={label}>
    {/* A disabled button fires no events, so the tooltip listens to the span. */}
    <span>
      <IconButton aria-label={label} disabled={!onPress} onClick={onPress}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);

interface EditionsProps {
  /** Edition that visitors see. */
  current: number;
  onRestore: (edition: number) => void;
  onClose: () => void;
}

function Editions({ current, ...on }: EditionsProps) {
  const query = useQuery({ queryKey: ['site-editions', current], queryFn: readEditions });
  const nameOf = (number: number) =>
    number === current ? `${texts.edition(number)} (${texts.now})` : texts.edition(number);
  return (
    <VersionsDialog
      query={query}
      title={texts.editionsTitle}
      lead={texts.editionsLead}
      nameOf={nameOf}
      texts={texts}
      {...on}
    />
  );
}
