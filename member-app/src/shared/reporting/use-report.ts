import type { components } from '@sanctum/openapi';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client';

type Report = components['schemas']['ReportRequest'];
export type ReportReason = Report['reason'];
export type ReportedKind = 'posts' | 'comments' | 'reviews';

/** Tells the coach that something should not stand where others read it. */
export function useReport(of: ReportedKind, id: string) {
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (body: Report) => {
      if (of === 'posts') await api.POST('/api/community/posts/{id}/reports', { params, body });
      else if (of === 'comments') await api.POST('/api/community/comments/{id}/reports', { params, body });
      else await api.POST('/api/reviews/{id}/reports', { params, body });
    },
  });
}
