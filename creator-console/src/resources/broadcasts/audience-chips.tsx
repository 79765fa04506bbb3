import { Box, Chip } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Secondary } from '../../shared/secondary';
import { BLANK_BROADCAST, isSameSegment, type NewBroadcast, type Segment } from './broadcast';
import { texts } from './texts';
import { useGroups } from './use-groups';

const EVERYONE = BLANK_BROADCAST.segment;

const AT_MOST = { pagination: { page: 1, perPage: 12 }, sort: { field: 'name', order: 'ASC' } } as const;

/** Recipients that take one click: everyone, a tag, or a circle or pod. */
export function AudienceChips() {
  const { setValue } = useFormContext<NewBroadcast>();
  const chosen = useWatch<NewBroadcast, 'segment'>({ name: 'segment' });
  const { data: tags = [] } = useGetList<Schemas['StudentTagResponse']>('student-tags', AT_MOST);
  const groups = useGroups();
  const choices: [label: string, segment: Segment][] = [
    [texts.segments.everyone, EVERYONE],
    ...tags.map(({ id, name }): [string, Segment] => [name, { ...EVERYONE, kind: 'tag', tagId: id }]),
    ...groups
      .slice(0, AT_MOST.pagination.perPage)
      .map(({ id, name }): [string, Segment] => [name, { ...EVERYONE, kind: 'group', groupId: id }]),
  ];
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, p: 0, m: 0, mt: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <Secondary component="legend" sx={{ mb: 1 }}>
        {texts.segment}
      </Secondary>
      {choices.map(([label, segment]) => {
        const isChosen = isSameSegment(segment, chosen);
        return (
          <Chip
            key={`${segment.kind} ${segment.tagId ?? segment.groupId}`}
            label={label}
            clickable
            component="button"
            type="button"
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            onClick={() => setValue('segment', segment, { shouldDirty: true, shouldValidate: true })}
          />
        );
      })}
    </Box>
  );
}
