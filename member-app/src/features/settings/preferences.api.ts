import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { sessionKey } from '../session';

type Schemas = components['schemas'];
export type OptionalMail = Schemas['OptionalMail'];

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
