import { Box, Card, CircularProgress, Tab, Tabs } from '@mui/material';
import { Title, useGetList } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../shared/load-failed';
import { useIsPhone } from '../../shared/phone-list';
import { Availability } from './availability';
import { usualView } from './calendar/use-calendar-place';
import { CalendarTab } from './calendar-tab';
import { type Offering, OFFERINGS } from './call';
import { BusyCalendars } from './busy/busy-calendars';
import { CalendarFeed } from './calendar-feed';
import { Calls } from './calls';
import { NewOffering } from './new-offering';
import { texts } from './texts';

/** When the coach can be met, and who has booked: as a list, or as a calendar where the address names one of its views. */
export function CoachingPage() {
  const [address] = useSearchParams();
  const shown = address.has('view') ? 'calendar' : 'list';
  const view = usualView(useIsPhone());
  return (
    <>
      <Title title={texts.title} />
      <Tabs
        value={shown}
        aria-label={texts.chooseShown}
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab id="tab-list" value="list" label={texts.shows.list} component={Link} to="/coaching" {...PANEL} />
        <Tab
          id="tab-calendar"
          value="calendar"
          label={texts.shows.calendar}
          component={Link}
          to={`/coaching?view=${view}`}
          {...PANEL}
        />
      </Tabs>
      <Box role="tabpanel" id="coaching-shown" aria-labelledby={`tab-${shown}`}>
        {shown === 'calendar' ? <CalendarTab /> : <List />}
      </Box>
    </>
  );
}

const PANEL = { 'aria-controls': 'coaching-shown' };

function List() {
  const { data, isPending, refetch } = useGetList<Offering>(OFFERINGS, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  const zone = data?.[0]?.timeZone;
  return (
    <>
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
