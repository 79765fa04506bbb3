import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Chip, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Lesson, Outline } from './outline/outline';
import { SavedState } from './saving/saved-state';
import type { Saving } from './saving/saving';
import { StepButtons } from './saving/step-buttons';
import type { StepHistory } from './saving/step-history';
import { texts } from './texts';

interface TopBarProps {
  outline: Outline;
  lesson: Lesson | undefined;
  saving: Saving;
  history: StepHistory;
  onTurn: (which: 'undo' | 'redo') => void;
  onSave: () => void;
}

export const TopBar = ({ outline: { id, title, status }, lesson, saving, ...props }: TopBarProps) => (
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
    <Typography component="h1" variant="h6" noWrap sx={{ flex: '1 1 12rem', minWidth: 0 }} title={title}>
      {title}
    </Typography>
    <Chip size="small" variant="outlined" label={texts.status[status]} />
    <StepButtons history={props.history} onTurn={props.onTurn} />
    <SavedState saving={saving} onRetry={props.onSave} />
    <Stack direction="row" spacing={1}>
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
    </Stack>
  </Box>
);

/** The member app's player: everything is open to the coach there, and nothing is recorded. */
function previewUrl(courseId: string, lesson: Lesson | undefined): string {
  const search = new URLSearchParams({ preview: '1', ...(lesson && { lesson: lesson.id }) });
  return `/course/${courseId}?${search}`;
}
