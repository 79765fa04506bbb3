import type { components } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';
import { useFresh, useSave } from '../../../shared/api/queries';
import { sessionKey } from '../../session';

type Schemas = components['schemas'];
export type Preference = Schemas['NotificationPreferenceResponse'];
export type DigestRhythm = Schemas['DigestRhythm'];
type Settings = Schemas['NotificationSettingsRequest'];

const preferencesKey = ['/api/me/notification-preferences'] as const;

export const usePreferences = () =>
  useFresh(preferencesKey, async () => (await body(api.GET('/api/me/notification-preferences'))).preferences);

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
export const useNotificationSettings = () =>
  useFresh(settingsKey, () => body(api.GET('/api/me/notification-settings')));

export const useSaveNotificationSettings = () =>
  useSave(
    (settings: Settings) => body(api.PUT('/api/me/notification-settings', { body: settings })),
    settingsKey,
  );

export function useAskForEmail() {
  const queries = useQueryClient();
  return async (request: Schemas['ChangeEmailRequest']) =>
    queries.setQueryData(sessionKey, await body(api.POST('/api/me/email', { body: request })));
}

export const useResendEmailLink = () => useMutation({ mutationFn: () => api.POST('/api/me/email/resend') });

export const useCallOffEmail = () => useSave(() => body(api.DELETE('/api/me/email')), sessionKey);
