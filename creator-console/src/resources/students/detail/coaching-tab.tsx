import EventIcon from '@mui/icons-material/EventOutlined';
import { Typography } from '@mui/material';
import { EmptyPlace } from '../../../shared/empty-place';
import { fullDay } from '../../../shared/figures/format';
import { Ledger } from './ledger';
import { PartState } from './parts/part-state';
import { readBookings, type Student } from './parts/student.api';
import { texts } from './texts';
import { useStudentPart } from './parts/use-student-part';

/** The sessions that are to come. */
export function CoachingTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'bookings', readBookings);
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
        {texts.upcoming}
      </Typography>
      <PartState query={query}>
        {(bookings) =>
          bookings.length === 0 ? (
            <EmptyPlace icon={EventIcon} title={texts.noSessions} text={texts.noSessionsText} />
          ) : (
            <Ledger
              label={texts.upcoming}
              rows={bookings}
              keyOf={({ id }) => id}
              columns={[
                { label: texts.date, of: ({ date }) => fullDay(date) },
                { label: texts.time, of: ({ time }) => time },
                { label: texts.paymentStatus, of: ({ status }) => texts.bookingStatuses[status] },
              ]}
            />
          )
        }
      </PartState>
    </>
  );
}
