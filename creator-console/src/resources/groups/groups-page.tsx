import { Alert, Box, Button, Stack, Typography, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { type Group, readCircles, readPods } from './groups.api';
import { texts } from './texts';
import { Skeletons } from '../../shared/skeletons';
import { useId } from 'react';
import { GroupRow } from './group-row';
import { useActs } from '../../providers/use-acts';
import { NameForm } from './group-parts';

function NewGroup({ kind, onAdded }: { kind: Group['kind']; onAdded: () => void }) {
  const { addGroup } = useActs();
  return (
    <NameForm
      label={texts.newName[kind]}
      save={texts.add[kind]}
      onSave={(name) => addGroup({ kind, name })}
      onSaved={onAdded}
    />
  );
}

interface Props {
  kind: Group['kind'];
  groups: Group[];
  onChanged: () => void;
}

function GroupList({ kind, groups, onChanged }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {texts.kinds[kind]}
      </Typography>
      {groups.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {texts.none[kind]}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} onChanged={onChanged} />
          ))}
        </Box>
      )}
      <NewGroup kind={kind} onAdded={onChanged} />
    </Card>
  );
}

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
