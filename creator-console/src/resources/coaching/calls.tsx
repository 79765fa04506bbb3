import EventIcon from '@mui/icons-material/EventOutlined';
import { Box, Button, Card, CircularProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPlace } from '../../shared/empty-place';
import { LoadFailed } from '../../shared/load-failed';
import { contentPath } from '../products';
import { type Call, CALLS } from './call';
import { CallRow } from './call-row';
import { texts } from './texts';

/** Calls to come, the next one first, also those that were cancelled; then those that are over. */
export function Calls({ timeZone }: { timeZone: string }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <>
      <Heading>{texts.upcoming}</Heading>
      <CallList timeZone={timeZone} filter={{ startsAt_gte: now }} order="ASC" empty={<NoCalls />} />
      <Heading>{texts.past}</Heading>
      <CallList
        timeZone={timeZone}
        filter={{ startsAt_lte: now }}
        order="DESC"
        isOver
        empty={<Typography sx={{ p: 3 }}>{texts.nonePast}</Typography>}
      />
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h2" variant="h5" sx={{ mt: 4, mb: 2 }}>
    {children}
  </Typography>
);

interface ListProps {
  timeZone: string;
  filter: object;
  order: 'ASC' | 'DESC';
  isOver?: boolean;
  empty: ReactNode;
}

const STEP = 10;

function CallList({ timeZone, filter, order, isOver = false, empty }: ListProps) {
  const [perPage, setPerPage] = useState(STEP);
  const {
    data,
    total = 0,
    isPending,
    refetch,
  } = useGetList<Call>(CALLS, {
    filter,
    pagination: { page: 1, perPage },
    sort: { field: 'startsAt', order },
  });
  if (isPending)
    return (
      <Card sx={{ display: 'grid', placeItems: 'center', p: 4 }}>
        <CircularProgress aria-label={texts.loading} />
      </Card>
    );
  if (!data) return <LoadFailed words={texts.failed} onRetry={() => void refetch()} />;
  return (
    <Card>
      {data.length === 0 ? (
        empty
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((call) => (
            <CallRow key={call.id} call={call} timeZone={timeZone} isOver={isOver} />
          ))}
        </Box>
      )}
      {total > data.length && (
        <Button onClick={() => setPerPage(perPage + STEP)} sx={{ m: 1 }}>
          {texts.more(Math.min(STEP, total - data.length))}
        </Button>
      )}
    </Card>
  );
}

const NoCalls = () => (
  <EmptyPlace icon={EventIcon} title={texts.none} text={texts.noneYet}>
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <Button component={Link} to={contentPath({ type: 'coaching' })} variant="contained">
        {texts.offers}
      </Button>
      <Button href="/coaching">{texts.asSeen}</Button>
    </Stack>
  </EmptyPlace>
);
