import { ApiError, body, serverMessage } from '@sanctum/openapi';
import type { AuthProvider } from 'react-admin';
import { followAccount } from '../shared/words/language';
import { api, SECOND_FACTOR_PAGE } from './client';
import { refusalOf } from './refusal';
import { texts } from './texts';

/** Thrown if the signed-in person is not the coach. */
export class NotTheCoach extends Error {
  constructor() {
    super(texts.notTheCoach);
  }
}

/** Thrown if a code is required too: from an authenticator app, or emailed after many failed attempts by others. */
export class CodeRequired extends Error {}

const ASKS_FOR_CODE = new Set<string | undefined>(['code_required', 'mailed_code_required']);

export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Returns the account this browser is signed in as; null for none. */
export const whoIsThere = async () => (await body(api.GET('/api/auth/session'))).account;

async function coach() {
  const account = await whoIsThere();
  if (account && account.role !== 'creator') throw new NotTheCoach();
  if (account) followAccount(account.language);
  return account;
}

/**
 * Errors that end the session. Any other, such as two people who may not message each other, concerns only the request.
 */
const ENDS_SIGN_IN = new Set(['not_for_your_role', 'account_blocked']);

/** Cookies carry the session; the page stores none of it. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    try {
      const me = await body(api.POST('/api/auth/login', { body: credentials }));
      if (me.role !== 'creator') throw new NotTheCoach();
      const { isRequired: required, isOn: enabled } = await body(api.GET('/api/me/totp'));
      return required && !enabled ? { redirectTo: SECOND_FACTOR_PAGE } : undefined;
    } catch (error) {
      if (error instanceof ApiError && ASKS_FOR_CODE.has(error.problem?.code))
        throw new CodeRequired(serverMessage(error, texts.codeRequired), { cause: error });
      if (error instanceof NotTheCoach) throw error;
      throw new Error(serverMessage(error, texts.signInFailed), { cause: error });
    }
  },
  async logout() {
    // react-admin also calls this when it refuses a person; a member stays signed in to the member app.
    if ((await whoIsThere())?.role === 'creator') await api.POST('/api/auth/logout');
  },
  async checkAuth() {
    if (!(await coach())) throw new Error(texts.pleaseSignIn);
  },
  async checkError(error: { status?: number }) {
    const { code = '' } = refusalOf(error);
    if (error.status === 401 || ENDS_SIGN_IN.has(code)) throw new Error(texts.pleaseSignIn);
  },
  async getIdentity() {
    const me = await coach();
    if (!me) throw new Error(texts.pleaseSignIn);
    return { id: me.id, fullName: me.name, ...(me.avatarUrl && { avatar: me.avatarUrl }) };
  },
  async getPermissions() {
    return 'creator';
  },
};
