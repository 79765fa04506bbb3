import { Card, CardContent, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Part } from './part';
import { texts } from './texts';

interface SectionProps {
  title: string;
  /** Switch of a section that can be hidden; undefined if it is always shown. */
  isShown?: Part<boolean>;
  children: ReactNode;
}

export const Section = ({ title, isShown, children }: SectionProps) => (
  <Card component="section" aria-label={title}>
    <CardContent component={Stack} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {isShown && (
          <FormControlLabel
            label={texts.shown}
            control={<Switch checked={isShown.value} onChange={(_, isOn) => isShown.change(isOn)} />}
          />
        )}
      </Stack>
      {children}
    </CardContent>
  </Card>
);
