import { ApiError, body, serverMessage } from '@sanctum/openapi';
import { api } from '../../providers/client';
import { texts } from './texts';

export const isRefusedFor = (error: unknown, code: string) =>
  error instanceof ApiError && error.problem?.code === code;

export const refusalSentence = (error: unknown) => serverMessage(error, texts.problem);

export const signInAgain = async (password: string, code: string) => {
  const { email } = await body(api.GET('/api/me'));
  await api.POST('/api/auth/login', { body: { email, password, ...(code !== '' && { code }) } });
};
