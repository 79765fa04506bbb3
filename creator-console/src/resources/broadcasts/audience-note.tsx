import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { studentPath } from '../students';
import type { Audience, NewBroadcast } from './broadcast';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';
import { Loaded } from '../../shared/loaded';

const NEEDED = {
  owners: 'productId',
  not_owners: 'productId',
  group: 'groupId',
  tag: 'tagId',
  level: 'level',
  quiet: 'days',
} as const;

/** Returns true if the segment has everything its kind needs. */
const isWhole = ({ segment }: Pick<NewBroadcast, 'segment'>): boolean =>
  segment.kind === 'everyone' || Boolean(segment[NEEDED[segment.kind]]);

/** Number of members who would receive the email now, and who is left out and why. */
export function AudienceNote({ purpose, segment }: Pick<NewBroadcast, 'purpose' | 'segment'>) {
  const { askAudience } = useActs();
  const isReady = isWhole({ segment });
  const query = useQuery({
    queryKey: ['broadcast-audience', purpose, segment],
    queryFn: () => askAudience({ purpose, segment }),
    enabled: isReady,
    retry: false,
  });
  if (!isReady) return <Typography color="textSecondary">{texts.audienceWaits}</Typography>;
  return (
    <Loaded query={query} failed={texts.audienceFailed} loading={texts.audienceLoading} heights={[48]}>
      {({ count, leftOut }) => (
        <Box component="output" sx={{ display: 'block', mb: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{texts.readers(count)}</Typography>
          {leftOut.map((group) => (
            <LeftOut key={group.reason} group={group} />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

function LeftOut({ group: { reason, count, people } }: { group: Audience['leftOut'][number] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Secondary component="span">{texts.leftOut(count, texts.reasons[reason])} </Secondary>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hideNames : texts.showNames}
      </Button>
      {isOpen && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {people.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <PageLink to={studentPath(id)}>{name}</PageLink>
            </span>
          ))}
          {count > people.length && texts.andMore(count - people.length)}
        </Typography>
      )}
    </Box>
  );
}
