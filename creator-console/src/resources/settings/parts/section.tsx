import { Card, CardContent, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Settings section with a title and a lead. */
export function Section({ title, lead, children }: SectionProps) {
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
