import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import { Loaded } from '../../shared/loaded';
import { theClock } from '../../shared/moment';
import { TitledCard } from '../../shared/titled-card';
import { type Call, CALLS } from './call';
import { CallRow } from './call-row';
import { DAY, momentAt, wallOf } from './grid/wall';
import { texts } from './texts';

/** More sessions than a day can have. */
const MOST = 100;

/** Today's sessions except canceled ones, in the site's time zone, with their actions. */
export function TodaySessions({ act }: { act: ReactNode }) {
  const timeZone = theClock();
  const [now] = useState(() => new Date().toISOString());
  const { date } = wallOf(now, timeZone);
  const query = useGetList<Call>(
    CALLS,
    {
      filter: {
        startsAt_gte: momentAt({ date, minutes: 0 }, timeZone),
        startsAt_lte: momentAt({ date, minutes: DAY - 1 }, timeZone),
        state: ['unconfirmed', 'confirmed', 'completed', 'no_show'] satisfies Call['state'][],
      },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'startsAt', order: 'ASC' },
    },
    { staleTime: 0 },
  );
  return (
    <TitledCard title={texts.today} act={act}>
      <Loaded
        query={query}
        failed={texts.failed}
        loading={texts.loading}
        heights={[72]}
        empty={<Typography color="textSecondary">{texts.noneToday}</Typography>}
      >
        {(calls) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mx: -2 }}>
            {calls.map((call) => (
              <CallRow key={call.id} call={call} timeZone={timeZone} isOver={call.startsAt <= now} isToday />
            ))}
          </Box>
        )}
      </Loaded>
    </TitledCard>
  );
}
