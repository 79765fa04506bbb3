import { Title, useGetList } from 'react-admin';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { LinkTabs } from '../../shared/link-tabs';
import { offeringsPath, NEW_OFFERING, newOfferingPath, COACHING_TAB } from '../../shared/offerings-path';
import { useIsPhone } from '../../shared/phone-list';
import { BusyCalendars } from './busy/busy-calendars';
import { usualView } from './calendar/use-calendar-place';
import { CalendarFeed } from './calendar-feed';
import { CalendarTab } from './calendar-tab';
import { Sessions } from './sessions';
import { texts } from './texts';
import { Stack, Typography, Button } from '@mui/material';
import { Availability } from './availability';
import { type Offering, OFFERINGS } from './call';
import AddIcon from '@mui/icons-material/Add';
import { NewOfferingDialog } from './new-offering-dialog';
import type { View } from './calendar/span';
import { Loaded } from '../../shared/loaded';

type CoachingTab = keyof typeof texts.tabs;

const sessionsPath = '/coaching';
export const calendarsPath = `/coaching?${COACHING_TAB}=calendars`;
const calendarPath = (view: View): string => `/coaching?view=${view}`;

/** Tab of a URL: the calendar is identified by its view, and a new offering opens above the offerings. */
function tabOf(address: URLSearchParams): CoachingTab {
  if (address.has('view')) return 'calendar';
  const named = address.get(COACHING_TAB);
  if (named === 'offerings' || address.has(NEW_OFFERING)) return 'offerings';
  return named === 'calendars' ? 'calendars' : 'sessions';
}

/** Button for a new offering. The URL says that its dialog is open, so that Create Content can link to it. */
function NewOffering() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const show = (isShown: boolean) =>
    void navigate(isShown ? newOfferingPath : offeringsPath, { replace: true });
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => show(true)} sx={{ flexShrink: 0 }}>
        {texts.newOffering}
      </Button>
      {address.has(NEW_OFFERING) && <NewOfferingDialog onClose={() => show(false)} />}
    </>
  );
}

function Offerings() {
  const query = useGetList<Offering>(OFFERINGS, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return (
    <Loaded
      query={query}
      failed={texts.offeringsFailed}
      loading={texts.loadingOfferings}
      heights={[160, 160]}
    >
      {(offerings) => (
        <Stack spacing={2} sx={{ mt: 2 }}>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1}
            sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' } }}
          >
            <Typography color="textSecondary">{texts.offeringsLead}</Typography>
            <NewOffering />
          </Stack>
          {offerings.map((offering) => (
            <Availability key={offering.id} offering={offering} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** Bookings first, then offerings, then the calendars they depend on. */
export function CoachingPage() {
  const [address] = useSearchParams();
  const open = tabOf(address);
  const view = usualView(useIsPhone());
  return (
    <>
      <Title title={texts.title} />
      <LinkTabs
        label={texts.tabsOf}
        open={open}
        tabs={[
          { id: 'sessions', label: texts.tabs.sessions, to: sessionsPath },
          { id: 'calendar', label: texts.tabs.calendar, to: calendarPath(view) },
          { id: 'offerings', label: texts.tabs.offerings, to: offeringsPath },
          { id: 'calendars', label: texts.tabs.calendars, to: calendarsPath },
        ]}
      >
        {open === 'sessions' && <Sessions />}
        {open === 'calendar' && <CalendarTab />}
        {open === 'offerings' && <Offerings />}
        {open === 'calendars' && (
          <>
            <BusyCalendars />
            <CalendarFeed />
          </>
        )}
      </LinkTabs>
    </>
  );
}
