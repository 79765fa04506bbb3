import { MoveDialog } from '../../shared/ui/move-dialog';
import { type Booking, useMove } from './api';
import { SessionTimes } from './session-times';

/** Moves one of the member's sessions to another time, before its credit expires. */
export const MoveSession = ({ booking }: { booking: Booking }) => (
  <MoveDialog
    title={booking.title}
    move={useMove(booking)}
    renderTimes={(choice) => (
      <SessionTimes offeringId={booking.offeringId} until={booking.creditExpiresAt} {...choice} />
    )}
  />
);
