import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ArchiveDialog } from './archive-dialog';
import { AvailabilityDialog } from './availability-dialog';
import type { Offering } from './call';
import { OfferingPrice } from './prices/offering-price';
import { texts } from './texts';
import { WorkshopDates } from './workshop-dates';

/** When something can be booked, in words, and the way to change it. */
export function Availability({ offering }: { offering: Offering }) {
  const [isOpen, setOpen] = useState(false);
  const [isArchiving, setArchiving] = useState(false);
  const { isBookable, isOpenToVisitors, isGroup, forPairs, title, minutes, timeZone, weeklyHours } = offering;
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
          <Typography color="textSecondary">{texts.costs[costOf(offering)]}</Typography>
          {isGroup && (
            <Typography color="textSecondary">{texts.audience[forPairs ? 'pairs' : 'group']}</Typography>
          )}
          {texts.days.map((day, index) => {
            const hours = weeklyHours.filter((each) => each.day === index + 1);
            if (isGroup || hours.length === 0) return null;
            return (
              <Typography key={day} variant="body2">
                {texts.hoursOf(day, hours.map(({ from, to }) => `${from}–${to}`).join(', '))}
              </Typography>
            );
          })}
        </Stack>
        <Stack spacing={1} sx={{ flexShrink: 0 }}>
          <Button variant="contained" onClick={() => setOpen(true)}>
            {texts.set}
          </Button>
          {!isOpenToVisitors && (
            <Button color="error" onClick={() => setArchiving(true)}>
              {texts.archive}
            </Button>
          )}
        </Stack>
      </Stack>
      {!isBookable && (
        <Alert severity="info" sx={{ mt: 2 }}>
          <strong>{texts.closed}.</strong> {isGroup ? texts.closedGroup : texts.closedText}
        </Alert>
      )}
      {offering.needsCredit && <OfferingPrice offering={offering} />}
      {isGroup && <WorkshopDates offering={offering} />}
      {isOpen && <AvailabilityDialog offering={offering} onClose={() => setOpen(false)} />}
      {isArchiving && <ArchiveDialog offering={offering} onClose={() => setArchiving(false)} />}
    </Card>
  );
}

function costOf({ isOpenToVisitors, needsCredit }: Offering): keyof typeof texts.costs {
  if (isOpenToVisitors) return 'visitors';
  return needsCredit ? 'credit' : 'free';
}
