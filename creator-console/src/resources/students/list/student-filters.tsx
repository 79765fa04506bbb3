import { SearchInput, SelectArrayInput, SelectInput } from 'react-admin';
import { DaysInput } from '../../../shared/figures/days-input';
import { readCircles, readPods, type Group } from '../../groups';
import { texts } from '../student/texts';
import { useQuery } from '@tanstack/react-query';
import { RecordInput, someOf } from '../../../shared/filters';

interface Props {
  source: 'circleId' | 'podId';
  label: string;
  read: () => Promise<Group[]>;
}

/** Filter by circle or pod; there are few enough to list them all. */
function GroupInput({ source, label, read }: Props) {
  const { data = [], isPending } = useQuery({ queryKey: ['groups', source], queryFn: read, staleTime: 0 });
  return (
    <SelectInput source={source} label={label} choices={data} isPending={isPending} sx={{ minWidth: 160 }} />
  );
}

/** Number of levels from seed to forest. */
const LEVELS = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: texts.levelOf(at + 1) }));

/**
 * Search, status and days are always visible; age, level, product, tag, circle and pod are added by 'Add filter', which
 * can also save a combination.
 */
export const studentFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} sx={{ width: 210 }} />,
  someOf('status', texts.status, texts.statuses, { width: 140, alwaysOn: true }),
  <DaysInput
    key="seen"
    source="seen"
    label={texts.lastSeen}
    from="lastSeenAt_gte"
    to="lastSeenAt_lte"
    alwaysOn
    isFolded
  />,
  <DaysInput
    key="joined"
    source="joined"
    label={texts.joined}
    from="joinedAt_gte"
    to="joinedAt_lte"
    alwaysOn
    isFolded
  />,
  someOf('ageBand', texts.age, texts.bands, { width: 140 }),
  <SelectArrayInput key="level" source="level" label={texts.level} choices={LEVELS} sx={{ minWidth: 140 }} />,
  <RecordInput
    key="productId"
    source="productId"
    reference="products"
    named="title"
    label={texts.owns}
    width={220}
  />,
  <RecordInput
    key="tagId"
    source="tagId"
    reference="student-tags"
    named="name"
    label={texts.tag}
    width={180}
  />,
  <GroupInput key="circleId" source="circleId" label={texts.circle} read={readCircles} />,
  <GroupInput key="podId" source="podId" label={texts.pod} read={readPods} />,
];
