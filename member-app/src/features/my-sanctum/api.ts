import type { components } from '@sanctum/openapi';
import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { learningKeys } from '../learning';

export type OwnedItem = components['schemas']['LibraryItemResponse'];
export type OverviewFigures = components['schemas']['OverviewResponse'];
export type CourseToContinue = components['schemas']['ContinueLearningResponse'];

/** Asked anew on every visit: things are bought elsewhere. */
export function useLibrary() {
  return useQuery({
    queryKey: learningKeys.library,
    queryFn: () => body(api.GET('/api/me/library')),
    staleTime: 0,
  });
}

/** Asked anew on every visit: every figure is counted when it is asked for. */
export function useOverview() {
  return useQuery({
    queryKey: learningKeys.overview,
    queryFn: () => body(api.GET('/api/me/overview')),
    staleTime: 0,
  });
}
