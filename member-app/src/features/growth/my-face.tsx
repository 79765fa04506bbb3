import { Avatar } from '../../shared/ui/avatar';
import type { ComponentProps } from 'react';
import { useGrowth } from './api';

/** The member's own picture with the level, even if it is hidden from others. */
export function MyFace(props: Omit<ComponentProps<typeof Avatar>, 'level'>) {
  const { data } = useGrowth();
  return <Avatar {...props} {...(data && { level: data })} />;
}
