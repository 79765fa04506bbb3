import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

type Timeline = components['schemas']['StudentTimelineResponse'];
export type TimelineEntry = Timeline['entries'][number];

export const readTimeline = (id: string, before: string | null): Promise<Timeline> =>
  body(
    api.GET('/api/students/{id}/timeline', {
      params: { path: { id }, query: before === null ? {} : { before } },
    }),
  );
