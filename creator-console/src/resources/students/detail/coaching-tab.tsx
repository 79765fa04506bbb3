import EventIcon from '@mui/icons-material/EventOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyPlace } from '../../../shared/empty-place';
import { fullDay } from '../../../shared/figures/format';
import { Ledger } from './parts/ledger';
import { Loaded } from '../../../shared/loaded';
import { type Booking, readBookings, type Student } from './parts/student.api';
import { texts } from './texts';
import { SessionRecordDialog } from './coaching/session-record-dialog';
import { SessionsToBook } from './coaching/sessions-to-book';
import { useStudentPart } from './parts/use-student-part';
import { PageLink } from '../../../shared/page-link';

/** Upcoming sessions, earliest first; past and canceled ones; and remaining credits. */
export function CoachingTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'bookings', readBookings);
  const [now] = useState(() => new Date().toISOString());
  const isToCome = ({ startsAt, status }: Booking) => status === 'confirmed' && startsAt > now;
  return (
    <>
      <Heading>{texts.upcoming}</Heading>
      <Loaded query={query}>
        {(bookings) => {
          const toCome = bookings.filter(isToCome).toReversed();
          const others = bookings.filter((booking) => !isToCome(booking));
          return (
            <>
              {toCome.length === 0 ? (
                <EmptyPlace icon={EventIcon} title={texts.noSessions} text={texts.noSessionsText} />
              ) : (
                <Sessions label={texts.upcoming} rows={toCome} />
              )}
              {others.length > 0 && (
                <>
                  <Heading>{texts.pastSessions}</Heading>
                  <Sessions label={texts.pastSessions} rows={others} />
                </>
              )}
            </>
          );
        }}
      </Loaded>
      <SessionsToBook student={student} onBooked={() => void query.refetch()} />
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h3" sx={{ mb: 2, '&:not(:first-of-type)': { mt: 4 } }}>
    {children}
  </Typography>
);

const linkedTitle = ({ title }: Booking) => <PageLink to="/coaching">{title}</PageLink>;

function Sessions({ label, rows }: { label: string; rows: readonly Booking[] }) {
  const [opened, open] = useState<Booking>();
  const opener = (booking: Booking) => (
    <Button
      size="small"
      aria-label={texts.openRecord(booking.title, fullDay(booking.date))}
      onClick={() => open(booking)}
    >
      {texts.open}
    </Button>
  );
  return (
    <>
      <Ledger
        label={label}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: texts.session, of: linkedTitle },
          { label: texts.date, of: ({ date }) => fullDay(date) },
          { label: texts.time, of: ({ time }) => time },
          { label: texts.paymentStatus, of: ({ status }) => texts.bookingStatuses[status] },
          { label: texts.record, of: opener },
        ]}
      />
      {opened && <SessionRecordDialog booking={opened} onClose={() => open(undefined)} />}
    </>
  );
}
