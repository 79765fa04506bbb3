import { Card, CircularProgress, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { LoadFailed } from '../../shared/load-failed';
import { Availability } from './availability';
import { type Offering, OFFERINGS } from './call';
import { NewOffering } from './new-offering';
import { texts } from './texts';

/** All offerings, with the hours, prices and dates of each. */
export function Offerings() {
  const { data, isPending, refetch } = useGetList<Offering>(OFFERINGS, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  if (isPending)
    return (
      <Card sx={{ display: 'grid', placeItems: 'center', p: 4, mt: 2 }}>
        <CircularProgress aria-label={texts.loadingOfferings} />
      </Card>
    );
  if (!data) return <LoadFailed words={texts.offeringsFailed} onRetry={() => void refetch()} />;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <Typography color="textSecondary">{texts.offeringsLead}</Typography>
        <NewOffering />
      </Stack>
      {data.map((offering) => (
        <Availability key={offering.id} offering={offering} />
      ))}
    </Stack>
  );
}
