import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** Something of one student, read whenever its tab is opened: others change it, too. */
export function useStudentPart<Part>(id: string, part: string, read: (id: string) => Promise<Part>) {
  const query = useQuery({
    queryKey: ['students', 'part', id, part],
    queryFn: () => read(id),
    staleTime: 0,
  });
  const turnAway = useLogoutIfAccessDenied();
  const { error } = query;
  useEffect(() => {
    if (error) void turnAway(error);
  }, [error, turnAway]);
  return query;
}
