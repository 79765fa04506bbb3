import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

/** The certificate of a finished course: made when it is first asked for, the same one ever after. */
export function useMyCertificate(courseId: string) {
  return useQuery({
    queryKey: ['/api/learning/certificate', courseId],
    queryFn: () =>
      body(api.POST('/api/learning/courses/{courseId}/certificate', { params: { path: { courseId } } })),
  });
}
