import type { components } from '@sanctum/openapi';
import { api, at, body } from '../../../shared/api/client';
import { useChange, useFresh, useSave } from '../../../shared/api/queries';

type MessageSettings = components['schemas']['MessageSettingsBody'];

const key = ['/api/me/messages/settings'] as const;

export const useMessageSettings = () => useFresh(key, () => body(api.GET('/api/me/messages/settings')));

export const useSaveMessageSettings = () =>
  useSave((settings: MessageSettings) => body(api.PUT('/api/me/messages/settings', { body: settings })), key);

export const useUnblock = () =>
  useChange((id: string) => api.DELETE('/api/me/messages/blocked/{id}', at(id)), key);
