import { Box, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Shown next to the title. */
  act?: ReactNode;
  level?: 'h2' | 'h3';
  padding?: number | { xs: number; sm: number };
  children: ReactNode;
}

/** A part of a page in a card, labeled by its title. */
export function TitledCard({ title, lead, act, level = 'h2', padding = 2, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: padding }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: lead ? 0 : 1,
        }}
      >
        <Typography id={id} component={level} variant="h6">
          {title}
        </Typography>
        {act}
      </Stack>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
      {children}
    </Card>
  );
}

interface SectionProps {
  title: string;
  level?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

/** A part of a page without a card, labeled by its title. */
export function TitledSection({ title, level = 'h2', children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%' }}>
      <Typography id={id} variant="subtitle1" component={level} sx={{ fontWeight: 650, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
