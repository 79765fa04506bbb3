import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTabTitle } from './use-tab-title';

interface Props {
  title: string;
  lead: string;
  maxWidth: number;
  children: ReactNode;
}

/** Page without the console's bar and menu: one card in the middle. */
export function CardPage({ title, lead, maxWidth, children }: Props) {
  useTabTitle(title);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ p: { xs: 2.5, sm: 4 }, width: '100%', maxWidth, display: 'grid', gap: 2.5 }}>
        <div>
          <Typography component="h1" variant="h4">
            {title}
          </Typography>
          <Typography color="textSecondary">{lead}</Typography>
        </div>
        {children}
      </Card>
    </Box>
  );
}
