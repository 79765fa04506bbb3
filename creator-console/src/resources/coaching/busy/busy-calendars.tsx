import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/load-failed';
import { AddCalendarDialog } from './add-calendar-dialog';
import { readBusyCalendars } from './busy-calendars.api';
import { CalendarRow } from './calendar-row';
import { texts } from './texts';

/** The coach's calendars elsewhere, whose busy times close those of coaching. */
export function BusyCalendars() {
  const query = useQuery({ queryKey: ['busy-calendars'], queryFn: readBusyCalendars, staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const changed = () => void query.refetch();
  return (
    <Card component="section" aria-label={texts.title} sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography component="h2" variant="h6">
        {texts.title}
      </Typography>
      <Typography color="textSecondary">{texts.text}</Typography>
      {query.isLoadingError && <LoadFailed words={texts.failed} onRetry={changed} />}
      {query.data?.length === 0 && <Typography sx={{ mt: 2 }}>{texts.none}</Typography>}
      {query.data && query.data.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {query.data.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} onChange={changed} />
          ))}
        </Box>
      )}
      {query.data && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
      {isAdding && <AddCalendarDialog onAdded={changed} onClose={() => setAdding(false)} />}
    </Card>
  );
}
