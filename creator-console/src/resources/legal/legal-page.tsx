import { Alert, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Loaded } from '../../shared/loaded';
import { type LegalDocument, type LegalDraft, readDrafts } from './legal.api';
import { LegalEditor } from './legal-editor';
import { texts } from './texts';
import { PanelTabs, panelOf } from '../../shared/panel-tabs';

/** Terms, privacy, imprint and refund policy, each with a draft and its versions. */
export function LegalPage() {
  const query = useQuery({
    queryKey: ['legal-drafts'],
    queryFn: readDrafts,
    gcTime: 0,
  });
  return (
    <Stack spacing={2} sx={{ pt: 2, maxWidth: 900 }}>
      <Title title={texts.title} />
      <Typography color="textSecondary">{texts.lead}</Typography>
      <Loaded query={query} failed={texts.notLoaded} loading={texts.loading} heights={[420]}>
        {(drafts) => <Documents first={drafts} />}
      </Loaded>
    </Stack>
  );
}

function Documents({ first }: { first: LegalDraft[] }) {
  const [drafts, setDrafts] = useState(first);
  const [chosen, setChosen] = useState<LegalDocument>('terms');
  const starting = drafts.filter(({ isStartingText }) => isStartingText);
  const draft = drafts.find(({ document }) => document === chosen);
  return (
    <>
      {starting.length > 0 && (
        <Alert severity="warning">
          {texts.startingOf(starting.map(({ document }) => texts.documents[document]))}
        </Alert>
      )}
      <PanelTabs label={texts.choose} names={texts.documents} open={chosen} onOpen={setChosen} />
      <Box {...panelOf(chosen)}>
        {draft && (
          <LegalEditor
            key={chosen}
            first={draft}
            onDraft={(next) =>
              setDrafts((all) => all.map((one) => (one.document === next.document ? next : one)))
            }
          />
        )}
      </Box>
    </>
  );
}
