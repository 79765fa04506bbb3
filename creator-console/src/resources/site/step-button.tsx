import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  onPress: (() => void) | undefined;
}

export const StepButton = ({ label, icon, onPress }: Props) => (
  <Tooltip title={label}>
    {/* A disabled button fires no events, so the tooltip listens to the span. */}
    <span>
      <IconButton aria-label={label} disabled={!onPress} onClick={onPress}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);
