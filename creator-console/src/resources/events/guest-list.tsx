import { Box, Link, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailed } from '../../shared/load-failed';
import { Loading } from '../../shared/record-states';
import { studentPath } from '../students';
import type { CoachEvent, Guest } from './event';
import { texts } from './texts';
import { useGuests } from './use-guests';

/** Guests who are coming and on the waitlist, each linked to the student. */
export function GuestList({ event: { id } }: { event: CoachEvent }) {
  const { data: guests, isPending, refetch } = useGuests(id);
  if (isPending) return <Loading />;
  if (!guests) return <LoadFailed words={texts.guestsFailed} onRetry={() => void refetch()} />;
  const [coming, waiting] = (['coming', 'waiting'] as const).map((of) =>
    guests.filter(({ state }) => state === of),
  );
  return (
    <Stack spacing={2}>
      <Names title={texts.comingTitle(coming!.length)} guests={coming!} none={texts.nobodyComes} />
      {waiting!.length > 0 && (
        <Names title={texts.waitingTitle(waiting!.length)} guests={waiting!} isOrdered />
      )}
    </Stack>
  );
}

interface NamesProps {
  title: string;
  guests: readonly Guest[];
  none?: string;
  /** Numbers the list: the first person gets the next place. */
  isOrdered?: boolean;
}

function Names({ title, guests, none, isOrdered = false }: NamesProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {guests.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
      <Box
        component={isOrdered ? 'ol' : 'ul'}
        sx={{
          m: 0,
          mt: 0.5,
          pl: isOrdered ? 3 : 0,
          columnGap: 3,
          listStyle: isOrdered ? 'decimal' : 'none',
          columnWidth: isOrdered ? 'auto' : '14rem',
        }}
      >
        {guests.map(({ id, name }) => (
          <Box key={id} component="li" sx={{ breakInside: 'avoid', py: 0.25, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={studentPath(id)} underline="hover">
              {name}
            </Link>
          </Box>
        ))}
      </Box>
    </section>
  );
}
