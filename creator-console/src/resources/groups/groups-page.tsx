import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { GroupList } from './group-list';
import { type Group, readCircles, readPods } from './groups.api';
import { texts } from './texts';
import { Skeletons } from '../../shared/skeletons';

/** All circles and pods: made, renamed and deleted here. */
export const GroupsPage = () => (
  <Stack spacing={2} sx={{ pt: 2 }}>
    <Title title={texts.title} />
    <Typography color="textSecondary">{texts.lead}</Typography>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Kind kind="circle" read={readCircles} />
      <Kind kind="pod" read={readPods} />
    </Box>
  </Stack>
);

function Kind({ kind, read }: { kind: Group['kind']; read: () => Promise<Group[]> }) {
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['groups', kind],
    queryFn: read,
    staleTime: 0,
  });
  const refresh = () => void refetch();
  if (data) return <GroupList kind={kind} groups={data} onChanged={refresh} />;
  if (isLoadingError)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={refresh}>
            {texts.again}
          </Button>
        }
      >
        {texts.notLoaded}
      </Alert>
    );
  return <Skeletons label={texts.loading} heights={[180]} />;
}
