import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { AvailabilityDialog } from './availability-dialog';
import type { Offering } from './call';
import { texts } from './texts';

/** When the discovery call can be booked, in words, and the way to change it. */
export function Availability({ offering }: { offering: Offering }) {
  const [isOpen, setOpen] = useState(false);
  const { isBookable, title, minutes, timeZone, weeklyHours } = offering;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
      >
        <Stack spacing={0.5}>
          <Typography component="h2" variant="h6">
            {title}
          </Typography>
          <Typography color="textSecondary">{texts.open(minutes, timeZone)}</Typography>
          {texts.days.map((day, index) => {
            const hours = weeklyHours.filter((each) => each.day === index + 1);
            if (hours.length === 0) return null;
            return (
              <Typography key={day} variant="body2">
                {texts.hoursOf(day, hours.map(({ from, to }) => `${from}–${to}`).join(', '))}
              </Typography>
            );
          })}
        </Stack>
        <Button variant="contained" onClick={() => setOpen(true)} sx={{ flexShrink: 0 }}>
          {texts.set}
        </Button>
      </Stack>
      {!isBookable && (
        <Alert severity="info" sx={{ mt: 2 }}>
          <strong>{texts.closed}.</strong> {texts.closedText}
        </Alert>
      )}
      {isOpen && <AvailabilityDialog offering={offering} onClose={() => setOpen(false)} />}
    </Card>
  );
}
