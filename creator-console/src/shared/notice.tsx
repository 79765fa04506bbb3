import { Alert, type AlertProps, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Pick<AlertProps, 'severity' | 'sx'> {
  /** Label of the button next to the text. */
  act: string;
  /** Page that the button opens. */
  to?: string;
  onAct?: () => void;
  children: ReactNode;
}

/** A message with an action. */
export const Notice = ({ act, to, onAct, children, ...alert }: Props) => (
  <Alert
    {...alert}
    action={
      <Button
        color="inherit"
        size="small"
        sx={{ whiteSpace: 'nowrap' }}
        {...(to === undefined ? { onClick: onAct } : { component: Link, to })}
      >
        {act}
      </Button>
    }
  >
    {children}
  </Alert>
);
