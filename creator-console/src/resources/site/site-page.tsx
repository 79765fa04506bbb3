import { Box, Stack, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { LiveMarks } from '../../shared/forms/live-marks';
import { texts as forms } from '../../shared/forms/texts';
import { Unsaved } from '../../shared/forms/unsaved';
import { Loaded } from '../../shared/loaded';
import { CoachingFields } from './coaching-fields';
import { DraftBar } from '../../shared/drafts/draft-bar';
import { StepButton } from './step-button';
import { EveryPageFields, PlaceFields } from './every-page-fields';
import { HomeFields } from './home-fields';
import { missingIn, partOf, spanishOf } from './part';
import { readDraft, readEditions, type SiteDraft } from './site.api';
import { texts } from './texts';
import { useSiteDraft } from './use-site-draft';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Secondary } from '../../shared/secondary';
import { PanelTabs, panelOf } from '../../shared/panel-tabs';

const PAGES = { home: '/', coaching: '/coaching' } as const;
type PreviewedPage = keyof typeof PAGES;

const addressOf = (page: PreviewedPage): string => `${PAGES[page]}?site-draft`;

/** Preview in the member app, which updates with each saved draft. */
const Preview = ({ page }: { page: PreviewedPage }) => (
  <Stack spacing={1} sx={{ position: 'sticky', top: 'calc(var(--bar) + 16px)' }}>
    <Button
      href={addressOf(page)}
      target="_blank"
      rel="noopener"
      endIcon={<OpenInNewIcon />}
      sx={{ alignSelf: 'flex-end' }}
    >
      {texts.openPreview}
    </Button>
    <Box
      component="iframe"
      title={`${texts.preview}: ${texts.previewOf[page]}`}
      src={addressOf(page)}
      sx={{
        display: { xs: 'none', lg: 'block' },
        width: '100%',
        height: 'calc(100dvh - var(--bar) - 96px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    />
  </Stack>
);

type TabName = keyof typeof texts.tabs;

/** Editor of the site's name and texts, with a preview next to the fields. */
export function SitePage() {
  const query = useQuery({
    queryKey: ['site-draft'],
    queryFn: readDraft,
    gcTime: 0,
  });
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Title title={texts.title} />
      <Loaded query={query} failed={texts.notLoaded} loading={texts.loading} heights={[420]}>
        {(draft) => <Editor first={draft} />}
      </Loaded>
    </Stack>
  );
}

function Editor({ first }: { first: SiteDraft }) {
  const [tab, setTab] = useState<TabName>('place');
  const draft = useSiteDraft(first);
  const [isSpanish, setSpanish] = useState(false);
  const english = partOf(draft.content, draft.change);
  const site = isSpanish ? spanishOf(english) : english;
  const missing = missingIn(draft.content.translations.es, draft.content);
  return (
    <>
      <Unsaved when={!draft.isSaved} />
      <DraftBar
        draft={draft}
        versions={{ name: 'site', live: draft.server.edition, read: readEditions }}
        publishedText={texts.publishedText}
        conflictText={texts.conflict}
        hasMarkedFields={Object.keys(draft.faults).length > 0}
      >
        <Stack direction="row">
          <StepButton label={texts.undo} icon={<UndoIcon />} onPress={draft.undo} />
          <StepButton label={texts.redo} icon={<RedoIcon />} onPress={draft.redo} />
        </Stack>
      </DraftBar>
      <PanelTabs label={texts.chooseTab} names={texts.tabs} open={tab} onOpen={setTab} />
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label={texts.language}
        value={isSpanish}
        onChange={(_, chosen: boolean | null) => setSpanish(chosen ?? isSpanish)}
      >
        <ToggleButton value={false}>{texts.english}</ToggleButton>
        <ToggleButton value>{texts.spanish(missing)}</ToggleButton>
      </ToggleButtonGroup>
      {isSpanish && <Secondary>{forms.spanishHelp}</Secondary>}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2} {...panelOf(tab)}>
          <LiveMarks fields={draft.faults}>
            {tab === 'place' && <PlaceFields site={site} />}
            {tab === 'home' && <HomeFields site={site} />}
            {tab === 'coaching' && <CoachingFields coaching={site.at('coaching')} />}
            {tab === 'everyPage' && <EveryPageFields site={site} palettes={first.palettes} />}
          </LiveMarks>
        </Stack>
        <Preview page={tab === 'coaching' ? 'coaching' : 'home'} />
      </Box>
    </>
  );
}
