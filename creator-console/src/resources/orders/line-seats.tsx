import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Order, OrderLine } from './orders.api';
import { texts } from './texts';

interface Props {
  line: OrderLine;
  seats: Order['secondSeats'];
}

/** Who has the second seats that came with a line, or with a part of its bundle. Who has an account is a student, to whom the name leads. */
export const LineSeats = ({ line, seats }: Props) =>
  seats
    .filter(({ productId }) => [line, ...line.parts].some((one) => one.productId === productId))
    .map(({ productId, title, name, personId }) => (
      <Typography
        key={productId}
        variant="body2"
        color="textSecondary"
        sx={{ width: '100%', overflowWrap: 'anywhere' }}
      >
        {productId === line.productId ? texts.secondSeat : texts.secondSeatOf(title)}
        {': '}
        {personId === null ? (
          (name ?? texts.seatNotChosen)
        ) : (
          <Link component={RouterLink} to={`/students/${personId}/show`}>
            {name}
          </Link>
        )}
      </Typography>
    ));
