import type { Schemas } from '@sanctum/openapi';
import { pushDeviceOf } from '@sanctum/web/bell/push-device';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, at, body, itemsOf, useChange, useFresh, useSave } from '../../../shared/api/client';
import { isRefusal } from '../../../shared/api/refusal';
import { sessionKey } from '../../session';
import { devicesKey, FRESH_SIGN_IN, type Proof, useSignInAgain } from '../fresh-sign-in/fresh-sign-in.api';

export type DataExport = Schemas['DataExportResponse'];

const exportKey = ['/api/me/data-export'] as const;
const deletionKey = ['/api/me/deletion'] as const;

/** Milliseconds between polls: short enough for the bar to move, long enough to cost little. */
const LOOK_EVERY = 1_500;

/** Loads the export, polling only while the file is being prepared. */
export const useDataExport = () =>
  useFresh(exportKey, () => body(api.GET('/api/me/data-export')), {
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? LOOK_EVERY : false),
  });

export function usePrepareExport() {
  const queries = useQueryClient();
  return async () => queries.setQueryData(exportKey, await body(api.POST('/api/me/data-export/prepare')));
}

/** Requests the signed URL when the button is clicked, because it works for minutes only. */
export const exportUrl = async () => (await body(api.GET('/api/me/data-export/download'))).url;

export const useDeletion = (enabled: boolean) =>
  useFresh(deletionKey, () => body(api.GET('/api/me/deletion')), { enabled });

/** Schedules the deletion. The password was just entered, so an outdated sign-in is renewed with it. */
export function useScheduleDeletion() {
  const queries = useQueryClient();
  const signInAgain = useSignInAgain();
  return async (email: string, proof: Proof) => {
    const schedule = () =>
      body(api.POST('/api/me/deletion/schedule', { body: { password: proof.password } }));
    const deletion = await schedule().catch(async (error: unknown) => {
      if (!isRefusal(error, FRESH_SIGN_IN)) throw error;
      await signInAgain(email, proof);
      return schedule();
    });
    queries.setQueryData(deletionKey, deletion);
    await queries.invalidateQueries({ queryKey: devicesKey });
  };
}

export const useKeepAccount = () => useChange(() => api.POST('/api/me/deletion/cancel'), deletionKey);

export type DigestRhythm = Schemas['DigestRhythm'];
type Settings = Schemas['NotificationSettingsRequest'];

const preferencesKey = ['/api/me/notification-preferences'] as const;

export const usePreferences = () =>
  useFresh(preferencesKey, async () => (await body(api.GET('/api/me/notification-preferences'))).preferences);

/** Saves preferences. Kinds and channels not named stay unchanged. */
export const useSetPreferences = () =>
  useSave(
    async (preferences: Schemas['NotificationPreferenceRequest'][]) =>
      (await body(api.PUT('/api/me/notification-preferences', { body: { preferences } }))).preferences,
    preferencesKey,
  );

const settingsKey = ['/api/me/notification-settings'] as const;

/** Quiet hours, and the frequency of the community summary. */
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
    queries.setQueryData(sessionKey, await body(api.POST('/api/me/change-email', { body: request })));
}

export const useResendEmailLink = () =>
  useMutation({ mutationFn: () => api.POST('/api/me/resend-email-change') });

export const useCallOffEmail = () => useSave(() => body(api.POST('/api/me/cancel-email-change')), sessionKey);

type MessageSettings = Schemas['MessageSettingsBody'];

const messageSettingsKey = ['/api/me/message-settings'] as const;

export const useMessageSettings = () =>
  useFresh(messageSettingsKey, () => body(api.GET('/api/me/message-settings')));

export const useSaveMessageSettings = () =>
  useSave(
    (settings: MessageSettings) => body(api.PUT('/api/me/message-settings', { body: settings })),
    messageSettingsKey,
  );

export const useUnblock = () =>
  useChange((id: string) => api.POST('/api/correspondents/{id}/unblock', at(id)), messageSettingsKey);

export const { useDevice, useSwitchDevice } = pushDeviceOf(api);

export type Device = Schemas['LoginSessionResponse'];

/** Saves the person's data, and updates the header and every page with the name. */
export function useUpdateMe() {
  const queries = useQueryClient();
  return async (changes: Schemas['UpdateMeRequest']) =>
    queries.setQueryData(sessionKey, await body(api.PATCH('/api/me', { body: changes })));
}

export function useChangePassword() {
  const queries = useQueryClient();
  return async (request: Schemas['ChangePasswordRequest']) => {
    await api.POST('/api/me/change-password', { body: request });
    await queries.invalidateQueries({ queryKey: devicesKey });
  };
}

export const useDevices = () => useFresh(devicesKey, () => itemsOf(api.GET('/api/me/sessions')));

export const useSignOutDevice = () =>
  useChange((id: string) => api.DELETE('/api/me/sessions/{id}', at(id)), devicesKey);
