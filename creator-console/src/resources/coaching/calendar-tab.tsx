import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { theClock } from '../../shared/moment';
import { eventPath } from '../events';
import { BookTime } from './book-time';
import { Calendar } from './calendar/calendar';
import {
  type CalendarEntry,
  type CalendarSession,
  type CalendarTimeOff,
  isEvent,
} from './calendar/calendar.api';
import type { Spot } from './calendar/handlers';
import { momentAt, wallOf } from './grid/wall';
import { MoveDateDialog } from './move-date-dialog';
import { MoveDialog } from './move-dialog';
import { SessionDialog } from './session-dialog';
import { TimeOffDialog } from './time-off-dialog';
import { ListSubheader, Menu, MenuItem, Stack } from '@mui/material';
import { momentIn } from '../../shared/wall-clock';
import { dayInWords } from './grid/formats';
import { NobodyCanBook } from './nobody-can-book';
import { SetAvailability } from './set-availability';
import { texts } from './texts';
import { TodaySessions } from './today-sessions';

interface Props {
  day: string;
  /** The chosen time; undefined if only the day was chosen. */
  startsAt?: string;
  timeZone: string;
  spot: Spot;
  onBook: () => void;
  onTimeOff: () => void;
  onClose: () => void;
}

/** Actions at a free time. */
function TimeMenu({ day, startsAt, timeZone, spot, onBook, onTimeOff, onClose }: Props) {
  const [now] = useState(Date.now);
  const isOver = startsAt !== undefined && Date.parse(startsAt) <= now;
  return (
    <Menu open anchorReference="anchorPosition" anchorPosition={spot} onClose={onClose}>
      <ListSubheader role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
        {startsAt ? momentIn(startsAt, timeZone) : dayInWords(day)}
      </ListSubheader>
      <MenuItem disabled={isOver} onClick={onBook}>
        {texts.time.book}
      </MenuItem>
      <MenuItem onClick={onTimeOff}>{texts.time.takeOff}</MenuItem>
    </Menu>
  );
}

/** URL parameter for what to add: `time-off` or `book`. */
const ADD = 'add';

/** Dialog or menu opened from the calendar; times are local to the site's time zone. */
type Opened =
  | { what: 'session'; session: CalendarSession }
  | { what: 'move'; session: CalendarSession; to: string }
  | { what: 'menu'; day: string; startsAt?: string; spot: Spot }
  | { what: 'book'; startsAt?: string }
  | { what: 'time-off'; day: string; timeOff?: CalendarTimeOff };

function askedBy(address: URLSearchParams, day: string): Opened | undefined {
  if (!address.has(ADD)) return undefined;
  return address.get(ADD) === 'book' ? { what: 'book' } : { what: 'time-off', day };
}

/** Today's sessions, with the calendar below. The URL may ask to add something, as the finder does. */
export function CalendarTab() {
  const timeZone = theClock();
  const [address, setAddress] = useSearchParams();
  const [today] = useState(() => wallOf(new Date().toISOString(), timeZone).date);
  const [chosen, open] = useState<Opened>();
  const opened = chosen ?? askedBy(address, today);
  const onClose = () => {
    open(undefined);
    if (address.has(ADD)) setAddress({}, { replace: true });
  };
  const navigate = useNavigate();
  const onOpen = (entry: CalendarEntry) =>
    isEvent(entry) ? void navigate(eventPath(entry.id)) : open({ what: 'session', session: entry });
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <NobodyCanBook />
      <TodaySessions act={<SetAvailability />} />
      <Calendar
        on={{
          onOpen,
          onMove: (session, to) => open({ what: 'move', session, to }),
          onChoose: (wall, spot) =>
            open({ what: 'menu', day: wall.date, startsAt: momentAt(wall, timeZone), spot }),
          onTimeOff: (timeOff) => open({ what: 'time-off', day: timeOff.from, timeOff }),
        }}
        onAdd={(day, spot) => open({ what: 'menu', day, spot })}
      />
      {opened?.what === 'session' && (
        <SessionDialog timeZone={timeZone} onClose={onClose} session={opened.session} />
      )}
      {opened?.what === 'move' && opened.session.booking && (
        <MoveDialog
          timeZone={timeZone}
          onClose={onClose}
          call={{
            ...opened.session.booking,
            startsAt: opened.session.startsAt,
            isGroup: opened.session.isGroup,
          }}
          to={opened.to}
        />
      )}
      {opened?.what === 'move' && opened.session.booking === null && (
        <MoveDateDialog timeZone={timeZone} onClose={onClose} date={opened.session} to={opened.to} />
      )}
      {opened?.what === 'menu' && (
        <TimeMenu
          timeZone={timeZone}
          onClose={onClose}
          {...opened}
          onBook={() => open({ what: 'book', ...(opened.startsAt && { startsAt: opened.startsAt }) })}
          onTimeOff={() => open({ what: 'time-off', day: opened.day })}
        />
      )}
      {opened?.what === 'book' && <BookTime {...opened} onClose={onClose} />}
      {opened?.what === 'time-off' && <TimeOffDialog {...opened} onClose={onClose} />}
    </Stack>
  );
}
