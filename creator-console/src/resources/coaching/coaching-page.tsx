import { Title } from 'react-admin';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { LinkTabs } from '../../shared/link-tabs';
import { offeringsPath, NEW_OFFERING, newOfferingPath, COACHING_TAB } from '../../shared/offerings-path';
import { BusyCalendars } from './busy/busy-calendars';
import { CalendarFeed } from './calendar-feed';
import { CalendarTab } from './calendar-tab';
import { OVER, Sessions } from './sessions';
import { texts } from './texts';
import { Stack, Typography, Button } from '@mui/material';
import { Availability } from './availability';
import AddIcon from '@mui/icons-material/Add';
import { NewOfferingDialog } from './new-offering-dialog';
import { Loaded } from '../../shared/loaded';
import { useOfferings } from './use-offerings';

type CoachingTab = keyof typeof texts.tabs;

export const sessionsPath = `/coaching?${COACHING_TAB}=sessions`;
export const calendarsPath = `/coaching?${COACHING_TAB}=calendars`;

/** Returns the tab of a URL: past sessions belong to the sessions, and a new offering opens above the offerings. */
function tabOf(address: URLSearchParams): CoachingTab {
  const named = address.get(COACHING_TAB);
  if (named === 'offerings' || address.has(NEW_OFFERING)) return 'offerings';
  if (named === 'sessions' || address.has(OVER)) return 'sessions';
  return named === 'calendars' ? 'calendars' : 'calendar';
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
  return (
    <Loaded
      query={useOfferings()}
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

/** Today and the calendar first, then all sessions, the offerings, and the calendars they depend on. */
export function CoachingPage() {
  const [address] = useSearchParams();
  const open = tabOf(address);
  return (
    <>
      <Title title={texts.title} />
      <LinkTabs
        label={texts.tabsOf}
        open={open}
        tabs={[
          { id: 'calendar', label: texts.tabs.calendar, to: '/coaching' },
          { id: 'sessions', label: texts.tabs.sessions, to: sessionsPath },
          { id: 'offerings', label: texts.tabs.offerings, to: offeringsPath },
          { id: 'calendars', label: texts.tabs.calendars, to: calendarsPath },
        ]}
      >
        {open === 'calendar' && <CalendarTab />}
        {open === 'sessions' && <Sessions />}
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
