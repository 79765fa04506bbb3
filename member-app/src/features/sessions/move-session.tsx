import { MoveDialog } from '../../shared/ui/move-dialog';
import { type Booking, useMove } from './api';
import { SessionTimes } from './session-times';

/** Another time for a session of the member's, before what it was booked with expires. */
export const MoveSession = ({ booking }: { booking: Booking }) => (
  <MoveDialog
    title={booking.title}
    move={useMove(booking)}
    renderTimes={(choice) => (
      <SessionTimes offeringId={booking.offeringId} until={booking.creditExpiresAt} {...choice} />
    )}
  />
);
