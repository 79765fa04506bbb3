import { useQuery } from '@tanstack/react-query';
import { SelectInput } from 'react-admin';
import type { Group } from '../../groups';

interface Props {
  source: 'circleId' | 'podId';
  label: string;
  read: () => Promise<Group[]>;
}

/** A filter by circle or pod: few enough to be chosen from all of them. */
export function GroupInput({ source, label, read }: Props) {
  const { data = [], isPending } = useQuery({ queryKey: ['groups', source], queryFn: read, staleTime: 0 });
  return (
    <SelectInput source={source} label={label} choices={data} isPending={isPending} sx={{ minWidth: 160 }} />
  );
}
