import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';
import { sessionKey } from '../../session';

type Schemas = components['schemas'];
export type Preference = Schemas['NotificationPreferenceResponse'];
export type DigestRhythm = Schemas['DigestRhythm'];
type Settings = Schemas['NotificationSettingsRequest'];

const preferencesKey = ['/api/me/notification-preferences'] as const;

export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: async () => (await body(api.GET('/api/me/notification-preferences'))).preferences,
    staleTime: 0,
  });
}

export function useSetPreference() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (preference: Schemas['NotificationPreferenceRequest']) =>
      body(api.PUT('/api/me/notification-preferences', { body: { preferences: [preference] } })),
    onSuccess: ({ preferences }) => queries.setQueryData(preferencesKey, preferences),
  });
}

const settingsKey = ['/api/me/notification-settings'] as const;

/** Quiet hours, and how often the community's news come by mail. */
export function useNotificationSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: () => body(api.GET('/api/me/notification-settings')),
    staleTime: 0,
  });
}

export function useSaveNotificationSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: Settings) => body(api.PUT('/api/me/notification-settings', { body: settings })),
    onSuccess: (settings) => queries.setQueryData(settingsKey, settings),
  });
}

export function useAskForEmail() {
  const queries = useQueryClient();
  return async (request: Schemas['ChangeEmailRequest']) =>
    queries.setQueryData(sessionKey, await body(api.POST('/api/me/email', { body: request })));
}

export function useResendEmailLink() {
  return useMutation({ mutationFn: () => api.POST('/api/me/email/resend') });
}

export function useCallOffEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => body(api.DELETE('/api/me/email')),
    onSuccess: (member) => queries.setQueryData(sessionKey, member),
  });
}
