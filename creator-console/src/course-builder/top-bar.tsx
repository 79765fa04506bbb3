import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PublishDrafts } from './drafts/draft-bar';
import type { Drafts } from './drafts/use-drafts';
import type { OutlineLesson } from './outline/outline';
import { CourseMenu, StatusChip } from './publishing/course-menu';
import { PublishButton } from './publishing/publish-button';
import { usePublishing } from './publishing/use-publishing';
import { SavedState } from './saving/saved-state';
import { UndoButtons } from '../shared/undo/undo-buttons';
import { useTabTitle } from '../shared/use-tab-title';
import { texts } from './shared/texts';
import type { OpenBuilder } from './use-builder';

/** Bar above outline and lesson: the course, its saving status, and publishing. */
// oxlint-disable-next-line max-lines-per-function -- one bar, from left to right, without state of its own
export function TopBar({ builder, drafts }: { builder: OpenBuilder; drafts: Drafts }) {
  const { outline, services } = builder;
  const { id, title } = outline;
  useTabTitle(title);
  const publishing = usePublishing(outline, services, builder.refresh);
  // That page links back here.
  const detailsPath = `/products/${id}?from=builder`;
  const save = () => void builder.save();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Tooltip title={texts.back}>
        <IconButton component={Link} to="/" aria-label={texts.back} edge="start">
          <ArrowBackIcon />
        </IconButton>
      </Tooltip>
      <Typography
        component="h1"
        variant="h6"
        noWrap
        sx={{ flex: '0 1 auto', minWidth: 0, maxWidth: { xs: 'calc(100% - 7rem)', md: '40%' } }}
        title={title}
      >
        {title}
      </Typography>
      <CourseMenu {...builder} publishing={publishing} detailsPath={detailsPath} />
      <StatusChip publishing={publishing} />
      <Box sx={{ flex: 1 }} />
      <UndoButtons history={services.history} onUndoRedo={builder.undoOrRedo} />
      <SavedState saving={builder.saving} onRetry={save} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Tooltip describeChild title={texts.previewHint}>
          <Button
            variant="outlined"
            startIcon={<VisibilityIcon />}
            href={previewUrl(id, builder.lesson)}
            target="_blank"
            rel="noopener"
          >
            {texts.preview}
          </Button>
        </Tooltip>
        <Button variant="contained" onClick={save}>
          {texts.saveChanges}
        </Button>
        <PublishDrafts drafts={drafts} />
        <PublishButton
          title={title}
          services={services}
          publishing={publishing}
          detailsPath={detailsPath}
          onOpenLesson={builder.select}
        />
      </Stack>
    </Box>
  );
}

/** URL of the member app's player in preview: everything is open to the coach, and nothing is recorded. */
function previewUrl(courseId: string, lesson: OutlineLesson | undefined): string {
  const search = new URLSearchParams({ preview: '1', ...(lesson && { lesson: lesson.id }) });
  return `/course/${courseId}?${search}`;
}
