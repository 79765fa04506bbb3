import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { type Group, readCircles, readPods } from './groups.api';
import { texts } from './texts';
import { GroupRow } from './group-row';
import { useActs } from '../../providers/use-acts';
import { NameForm } from './group-parts';
import { Loaded } from '../../shared/loaded';
import { TitledCard } from '../../shared/titled-card';

/** Lists all circles and pods, and creates, renames and deletes them. */
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
  const query = useQuery({ queryKey: ['groups', kind], queryFn: read, staleTime: 0 });
  const { addGroup } = useActs();
  const refresh = () => void query.refetch();
  return (
    <Loaded query={query} failed={texts.notLoaded} loading={texts.loading} heights={[180]}>
      {(groups) => (
        <TitledCard title={texts.kinds[kind]} padding={2.5}>
          {groups.length === 0 ? (
            <Typography color="textSecondary" sx={{ py: 2 }}>
              {texts.none[kind]}
            </Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
              {groups.map((group) => (
                <GroupRow key={group.id} group={group} onChanged={refresh} />
              ))}
            </Box>
          )}
          <NameForm
            label={texts.newName[kind]}
            save={texts.add[kind]}
            onSave={(name) => addGroup({ kind, name })}
            onSaved={refresh}
          />
        </TitledCard>
      )}
    </Loaded>
  );
}
