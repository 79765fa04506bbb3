import { Button, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  title: string;
  empty: string;
  all: { label: string; to: string };
  children: readonly ReactNode[];
}

export function ShortList({ title, empty, all, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id={id} component="h2" variant="h6">
          {title}
        </Typography>
        <Button component={Link} to={all.to} size="small">
          {all.label}
        </Button>
      </Stack>
      {children.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 3 }}>
          {empty}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Stack>
      )}
    </Card>
  );
}

export const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
