import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** Data of one student, reread whenever its tab opens, because others change it. */
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
