import HistoryIcon from '@mui/icons-material/History';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useToast } from '../../shared/toast/use-toast';
import { type LegalDraft, readVersions } from './legal.api';
import { texts } from './texts';
import { useLegalDraft } from './use-legal-draft';
import { VersionsDialog } from '../../shared/versions-dialog';
import { useQuery } from '@tanstack/react-query';
import { ConflictNotice } from '../../shared/forms/conflict-notice';
import { Notice } from '../../shared/notice';

/** Large, and of this page and the course builder alone. */
const TextEditor = lazy(async () => ({
  default: (await import('../../course-builder/widgets/text/editor')).TextEditor,
}));

/** One legal page: its text, state and actions. */
export function LegalEditor({ first, onDraft }: { first: LegalDraft; onDraft: (draft: LegalDraft) => void }) {
  const draft = useLegalDraft(first, onDraft);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const toast = useToast();
  const { server, html, setHtml, arrivals, isSaved, isConflict, conflict, publishing } = draft;
  const publish = () =>
    publishing.mutate(undefined, {
      onSuccess: () => toast({ title: texts.published, text: texts.publishedText }),
      onError: (error) =>
        toast({ title: texts.notPublished, text: refusalOf(error).message ?? texts.tryAgain, failed: true }),
    });
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography component="output" color="textSecondary" sx={{ mr: 'auto' }}>
          {!isSaved && (draft.hasFailed || isConflict ? texts.notSaved : texts.saving)}
          {isSaved && `${texts.saved}. ${server.hasChanges ? texts.unpublished : texts.upToDate}`}
        </Typography>
        <Button href={`/${server.document}`} target="_blank" rel="noopener" endIcon={<OpenInNewIcon />}>
          {texts.open}
        </Button>
        <Button startIcon={<HistoryIcon />} onClick={() => setHistoryOpen(true)}>
          {texts.versions}
        </Button>
        <Button
          variant="contained"
          loading={publishing.isPending}
          disabled={!isSaved || isConflict || !server.hasChanges}
          onClick={publish}
        >
          {texts.publish}
        </Button>
      </Stack>
      {conflict && <ConflictNotice conflict={conflict} draft={draft} texts={texts} />}
      {draft.hasFailed && (
        <Notice severity="error" act={texts.retry} onAct={draft.retry}>
          {texts.failed}
        </Notice>
      )}
      {server.isStartingText && <Typography color="textSecondary">{texts.starting}</Typography>}
      <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
        <TextEditor
          key={arrivals}
          value={{ content: html }}
          onChange={({ content = '' }) => setHtml(content)}
        />
      </Suspense>
      {isHistoryOpen && (
        <Versions
          draft={server}
          onClose={() => setHistoryOpen(false)}
          onRestore={(to) => {
            setHistoryOpen(false);
            draft.restore(to);
          }}
        />
      )}
    </Stack>
  );
}

interface VersionsProps {
  draft: LegalDraft;
  onRestore: (version: number) => void;
  onClose: () => void;
}

function Versions({ draft: { document, publishedVersion }, ...on }: VersionsProps) {
  const query = useQuery({
    queryKey: ['legal-versions', document, publishedVersion],
    queryFn: () => readVersions(document),
  });
  return (
    <VersionsDialog
      query={query}
      title={texts.versionsTitle}
      lead={texts.versionsLead}
      nameOf={texts.version}
      texts={texts}
      {...on}
    />
  );
}
