import { Avatar } from '../../shared/ui/avatar';
import type { ComponentProps } from 'react';
import { useGrowth } from './api';

/** The member's own picture with the level on it: whoever hides it from others sees it all the same. */
export function MyFace(props: Omit<ComponentProps<typeof Avatar>, 'level'>) {
  const { data } = useGrowth();
  return <Avatar {...props} {...(data && { level: data })} />;
}
