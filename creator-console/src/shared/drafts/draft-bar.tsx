import HistoryIcon from '@mui/icons-material/History';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { ConflictNotice } from '../forms/conflict-notice';
import { Notice } from '../notice';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';
import type { LiveDraft, StoredDraft } from './use-live-draft';
import { type PublishedVersions, VersionsDialog } from './versions-dialog';

interface Props<Draft extends StoredDraft> {
  draft: LiveDraft<Draft>;
  versions: PublishedVersions;
  /** Follows the title of the toast that says it is published. */
  publishedText: string;
  /** Says that another window was quicker. */
  conflictText: string;
  /** True if fields say what is wrong with them. */
  hasMarkedFields?: boolean;
  /** Further actions. */
  children: ReactNode;
}

/** State of a draft, its problems, and publishing and restoring it. */
export function DraftBar<Draft extends StoredDraft>({ draft, versions, children, ...about }: Props<Draft>) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const toast = useToast();
  const sayFailed = (title: string) => (error: unknown) =>
    toast({ title, text: refusalOf(error).message ?? texts.tryAgain, failed: true });
  const { server, isSaved, isConflict, publishing, restoring } = draft;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography component="output" color="textSecondary" sx={{ mr: 'auto' }}>
          {!isSaved && (draft.hasFailed || isConflict ? texts.notSaved : texts.saving)}
          {isSaved && `${texts.saved}. ${server.hasChanges ? texts.unpublished : texts.upToDate}`}
        </Typography>
        {children}
        <Button startIcon={<HistoryIcon />} onClick={() => setHistoryOpen(true)}>
          {texts.history}
        </Button>
        <Button
          variant="contained"
          loading={publishing.isPending}
          disabled={!isSaved || isConflict || !server.hasChanges}
          onClick={() =>
            publishing.mutate(undefined, {
              onSuccess: () => toast({ title: texts.published, text: about.publishedText }),
              onError: sayFailed(texts.notPublished),
            })
          }
        >
          {texts.publish}
        </Button>
      </Stack>
      <Notices draft={draft} {...about} />
      {isHistoryOpen && (
        <VersionsDialog
          versions={versions}
          onClose={() => setHistoryOpen(false)}
          onRestore={(number) => {
            setHistoryOpen(false);
            restoring.mutate(number, {
              onSuccess: () => toast({ title: texts.restored, text: texts.unpublished }),
              onError: sayFailed(texts.notRestored),
            });
          }}
        />
      )}
    </Stack>
  );
}

function Notices<Draft extends StoredDraft>({
  draft,
  conflictText,
  hasMarkedFields,
}: Pick<Props<Draft>, 'draft' | 'conflictText' | 'hasMarkedFields'>) {
  const { conflict, hasFailed, retry } = draft;
  if (conflict)
    return <ConflictNotice conflict={conflict} draft={draft} texts={{ ...texts, conflict: conflictText }} />;
  if (!hasFailed) return null;
  if (hasMarkedFields) return <Alert severity="error">{texts.fix}</Alert>;
  return (
    <Notice severity="error" act={texts.retry} onAct={retry}>
      {texts.failed}
    </Notice>
  );
}
