import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OutlineLesson, CourseOutline } from './outline/outline';
import { SavedState } from './saving/saved-state';
import type { Saving } from './saving/saver-group';
import { UndoButtons } from './saving/undo-buttons';
import type { UndoHistory } from './saving/undo-history';
import { texts } from './shared/texts';

interface TopBarProps {
  outline: CourseOutline;
  lesson: OutlineLesson | undefined;
  saving: Saving;
  history: UndoHistory;
  onUndoRedo: (which: 'undo' | 'redo') => void;
  onSave: () => void;
  /** Publication status and other information about the course. */
  status: ReactNode;
  /** Buttons to publish and unpublish. */
  publishing: ReactNode;
}

export const TopBar = ({ outline: { id, title }, lesson, saving, ...props }: TopBarProps) => (
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
    {props.status}
    <Box sx={{ flex: 1 }} />
    <UndoButtons history={props.history} onUndoRedo={props.onUndoRedo} />
    <SavedState saving={saving} onRetry={props.onSave} />
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Tooltip describeChild title={texts.previewHint}>
        <Button
          variant="outlined"
          startIcon={<VisibilityIcon />}
          href={previewUrl(id, lesson)}
          target="_blank"
          rel="noopener"
        >
          {texts.preview}
        </Button>
      </Tooltip>
      <Button variant="contained" onClick={props.onSave}>
        {texts.saveChanges}
      </Button>
      {props.publishing}
    </Stack>
  </Box>
);

/** URL of the member app's player in preview: everything is open to the coach, and nothing is recorded. */
function previewUrl(courseId: string, lesson: OutlineLesson | undefined): string {
  const search = new URLSearchParams({ preview: '1', ...(lesson && { lesson: lesson.id }) });
  return `/course/${courseId}?${search}`;
}
