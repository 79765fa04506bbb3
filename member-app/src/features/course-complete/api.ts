import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

/** The certificate of a finished course: made at the first request, the same one afterwards. */
export const useMyCertificate = (courseId: string) =>
  useQuery({
    queryKey: ['/api/learning/certificate', courseId],
    queryFn: () =>
      body(api.POST('/api/learning/courses/{courseId}/certificate', { params: { path: { courseId } } })),
  });
