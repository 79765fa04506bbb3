import { ApiError, body } from '@sanctum/openapi';
import { api } from '../../providers/client';

export const isRefusedFor = (error: unknown, code: string) =>
  error instanceof ApiError && error.problem?.code === code;

export const signInAgain = async (password: string, code: string) => {
  const { email } = await body(api.GET('/api/me'));
  await api.POST('/api/auth/login', { body: { email, password, ...(code !== '' && { code }) } });
};
