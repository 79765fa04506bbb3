import { Button, Stack } from '@mui/material';
import type { CourseAction } from './course-actions';

interface Props {
  actions: readonly CourseAction[];
  onAsk: (action: CourseAction) => void;
}

export const ActionButtons = ({ actions, onAsk }: Props) => (
  <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {actions.map((action) => (
      <Button key={action.label} size="small" aria-label={action.name} onClick={() => onAsk(action)}>
        {action.label}
      </Button>
    ))}
  </Stack>
);
