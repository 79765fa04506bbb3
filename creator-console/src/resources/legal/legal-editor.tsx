import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { DraftBar } from '../../shared/drafts/draft-bar';
import { useLiveDraft } from '../../shared/drafts/use-live-draft';
import {
  type LegalDraft,
  publishDraft,
  readDrafts,
  readVersions,
  restoreVersion,
  saveDraft,
} from './legal.api';
import { texts } from './texts';

/** Large, and used only by this page and the course builder. */
const TextEditor = lazy(async () => ({
  default: (await import('../../course-builder/widgets/text/editor')).TextEditor,
}));

interface Props {
  first: LegalDraft;
  onDraft: (draft: LegalDraft) => void;
}

/** One legal page: its text, state and actions. It is also saved when the coach leaves it. */
export function LegalEditor({ first, onDraft }: Props) {
  const { document } = first;
  /** Counts texts from elsewhere, each of which the editor must begin with. */
  const [arrivals, setArrivals] = useState(0);
  const draft = useLiveDraft(first, {
    name: document,
    contentOf: ({ html }) => html,
    read: async () => (await readDrafts()).find((one) => one.document === document) ?? first,
    save: (html, version) => saveDraft(document, html, version),
    restore: (to, version) => restoreVersion(document, to, version),
    publish: (version) => publishDraft(document, version),
    onStored: onDraft,
    onReplace: () => setArrivals((count) => count + 1),
  });
  const { server, content, setContent } = draft;
  const saveNow = useEffectEvent(draft.saveNow);
  useEffect(() => () => void saveNow(), []);
  return (
    <Stack spacing={2}>
      <DraftBar
        draft={draft}
        versions={{ name: document, live: server.publishedVersion, read: () => readVersions(document) }}
        publishedText={texts.publishedText}
        conflictText={texts.conflict}
      >
        <Button href={`/${document}`} target="_blank" rel="noopener" endIcon={<OpenInNewIcon />}>
          {texts.open}
        </Button>
      </DraftBar>
      {server.isStartingText && <Typography color="textSecondary">{texts.starting}</Typography>}
      <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
        <TextEditor key={arrivals} value={{ content }} onChange={({ content = '' }) => setContent(content)} />
      </Suspense>
    </Stack>
  );
}
