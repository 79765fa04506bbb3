import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, useFresh, useSave, useShared } from '../../shared/api/client';
import { usePages } from '../../shared/api/pages';

export type Growth = Schemas['MyGrowthResponse'];
export type GrowthEntry = Schemas['GrowthEntryResponse'];
export type Leaderboard = Schemas['LeaderboardResponse'];
export type ListedMember = Schemas['ListedMemberResponse'];

const growthKey = ['growth'];
const leaderboardKey = ['leaderboard'];

/** Loads the member's points and level, again on every visit, because points are earned elsewhere. */
export const useGrowth = () => useShared(growthKey, () => body(api.GET('/api/me/growth')));

/** Loads entries of points with their causes, newest first, in pages. */
export const useGrowthEntries = () =>
  usePages([...growthKey, 'entries'], (after) =>
    body(api.GET('/api/me/growth/entries', { params: { query: { after } } })),
  );

export function useSeeLevel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (level: number) => api.POST('/api/me/growth/mark-level-seen', { body: { level } }),
    onMutate: () =>
      queries.setQueryData<Growth>(growthKey, (growth) => growth && { ...growth, newLevel: null }),
  });
}

export const useLeaderboard = () => useFresh(leaderboardKey, () => body(api.GET('/api/leaderboard')));

export const useJoinLeaderboard = () =>
  useSave(
    (hasJoined: boolean) =>
      body(hasJoined ? api.POST('/api/leaderboard/join') : api.POST('/api/leaderboard/leave')),
    leaderboardKey,
  );
