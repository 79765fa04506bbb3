import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { GroupRow } from './group-row';
import type { Group } from './groups.api';
import { NewGroup } from './new-group';
import { texts } from './texts';

interface Props {
  kind: Group['kind'];
  groups: Group[];
  onChanged: () => void;
}

export function GroupList({ kind, groups, onChanged }: Props) {
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
