import { Card, CardContent, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading}>
      <CardContent component={Stack} sx={{ gap: 2.5, p: { xs: 2, sm: 3 }, alignItems: 'stretch' }}>
        <div>
          <Typography id={heading} variant="h6" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary">{lead}</Typography>
        </div>
        {children}
      </CardContent>
    </Card>
  );
}
