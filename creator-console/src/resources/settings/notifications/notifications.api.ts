import { body, type Schemas } from '@sanctum/openapi';
import { pushDeviceOf } from '@sanctum/web/bell/push-device';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../providers/client';

export type Preference = Schemas['NotificationPreferenceResponse'];
/** Quiet hours, and the frequency of the community summary. */
export type Times = Schemas['NotificationSettingsResponse'];
export type Choice = Schemas['NotificationPreferenceRequest'];

const PREFERENCES = ['notification-preferences'] as const;
const TIMES = ['notification-settings'] as const;
const path = '/api/me/notification-preferences';

export const { useDevice, useSwitchDevice } = pushDeviceOf(api);

export const usePreferences = () =>
  useQuery({
    queryKey: PREFERENCES,
    queryFn: async () => (await body(api.GET(path))).preferences,
    staleTime: 0,
  });

export function useChoose() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => body(api.PUT(path, { body: { preferences: [choice] } })),
    onSuccess: ({ preferences }) => queries.setQueryData(PREFERENCES, preferences),
  });
}

const timesPath = '/api/me/notification-settings';

export const useTimes = () =>
  useQuery({ queryKey: TIMES, queryFn: () => body(api.GET(timesPath)), staleTime: 0 });

export function useSaveTimes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (times: Times) => body(api.PUT(timesPath, { body: times })),
    onSuccess: (times) => queries.setQueryData(TIMES, times),
  });
}
