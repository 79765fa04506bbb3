import { SeatHolder } from '../../shared/seats/seat-holder';
import type { Order, OrderLine } from './orders.api';
import { texts } from './texts';

/** Holders of the second seats that came with a line, or with a part of its bundle. */
export const LineSeats = ({ line, seats }: { line: OrderLine; seats: Order['secondSeats'] }) =>
  seats
    .filter(({ productId }) => [line, ...line.parts].some((one) => one.productId === productId))
    .map(({ productId, title, name, personId }) => (
      <SeatHolder
        key={productId}
        label={productId === line.productId ? texts.secondSeat : texts.secondSeatOf(title)}
        id={personId}
        name={name}
      />
    ));
