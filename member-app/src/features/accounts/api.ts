import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { ownTimeZone } from '../../shared/lib/days';
import { sessionKey, useWelcome } from '../session';

export type Credentials = Schemas['LoginRequest'];
export type Age = Schemas['TellAgeRequest'];
export type NewAccount = Schemas['RegisterRequest'];

export function useSignIn() {
  const welcome = useWelcome();
  return async (credentials: Credentials) =>
    welcome(await body(api.POST('/api/auth/login', { body: credentials })));
}

export function useRegister() {
  const welcome = useWelcome();
  return async (account: NewAccount) =>
    welcome(await body(api.POST('/api/auth/register', { body: { ...account, timeZone: ownTimeZone() } })));
}

export const askGuardian = (email: string) => api.POST('/api/auth/ask-guardian', { body: { email } });

/** Sends the age, which is not asked for again. A person who needs a guardian is signed out. */
export function useTellAge() {
  const queries = useQueryClient();
  return async (age: Age) => {
    try {
      await api.POST('/api/me/set-birth-date', { body: age });
    } finally {
      await queries.invalidateQueries({ queryKey: sessionKey });
    }
  };
}

export const askForReset = (email: string) => api.POST('/api/auth/forgot-password', { body: { email } });

/** Sets the password. Every device is signed out, including this one, so the session is loaded again. */
export function useResetPassword() {
  const queries = useQueryClient();
  return async (request: Schemas['ResetPasswordRequest']) => {
    await api.POST('/api/auth/reset-password', { body: { ...request, timeZone: ownTimeZone() } });
    await queries.resetQueries({ queryKey: sessionKey });
  };
}

export function useVerifyEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => {
      await api.POST('/api/auth/verify-email', { body: { token } });
      await queries.invalidateQueries({ queryKey: sessionKey });
    },
  });
}

export const useResendConfirmation = () =>
  useMutation({ mutationFn: () => api.POST('/api/auth/resend-verification') });
