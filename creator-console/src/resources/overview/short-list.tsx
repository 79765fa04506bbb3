import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TitledCard } from '../../shared/titled-card';

interface Props {
  title: string;
  empty: string;
  all: { label: string; to: string };
  children: readonly ReactNode[];
}

export const ShortList = ({ title, empty, all, children }: Props) => (
  <TitledCard
    title={title}
    act={
      <Button component={Link} to={all.to} size="small">
        {all.label}
      </Button>
    }
  >
    {children.length === 0 ? (
      <Typography color="textSecondary" sx={{ py: 3 }}>
        {empty}
      </Typography>
    ) : (
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Stack>
    )}
  </TitledCard>
);

export const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
