import { Card, CircularProgress } from '@mui/material';
import { Title, useGetList } from 'react-admin';
import { LoadFailed } from '../../shared/load-failed';
import { Availability } from './availability';
import { type Offering, OFFERINGS } from './call';
import { BusyCalendars } from './busy/busy-calendars';
import { CalendarFeed } from './calendar-feed';
import { Calls } from './calls';
import { NewOffering } from './new-offering';
import { texts } from './texts';

/** When the coach can be met, and who has booked. */
export function CoachingPage() {
  const { data, isPending, refetch } = useGetList<Offering>(OFFERINGS, {
    ...{ pagination: { page: 1, perPage: 25 }, sort: { field: 'createdAt', order: 'ASC' } },
  });
  const zone = data?.[0]?.timeZone;
  return (
    <>
      <Title title={texts.title} />
      {isPending ? (
        <Card sx={{ display: 'grid', placeItems: 'center', p: 4, mt: 3 }}>
          <CircularProgress aria-label={texts.loading} />
        </Card>
      ) : data ? (
        <>
          {data.map((offering) => (
            <Availability key={offering.id} offering={offering} />
          ))}
          <NewOffering />
        </>
      ) : (
        <LoadFailed words={texts.failed} onRetry={() => void refetch()} />
      )}
      {zone && <Calls timeZone={zone} />}
      <BusyCalendars />
      <CalendarFeed />
    </>
  );
}
