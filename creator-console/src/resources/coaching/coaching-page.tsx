import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../../shared/link-tabs';
import { offeringsPath } from '../../shared/offerings-path';
import { useIsPhone } from '../../shared/phone-list';
import { BusyCalendars } from './busy/busy-calendars';
import { usualView } from './calendar/use-calendar-place';
import { CalendarFeed } from './calendar-feed';
import { CalendarTab } from './calendar-tab';
import { calendarPath, calendarsPath, sessionsPath, tabOf } from './coaching-path';
import { Offerings } from './offerings';
import { Sessions } from './sessions';
import { texts } from './texts';

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
