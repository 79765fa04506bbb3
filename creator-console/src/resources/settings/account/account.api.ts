import { body, type Schemas } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { whoIsThere } from '../../../providers/auth-provider';
import { api } from '../../../providers/client';

/** Uploads a picture directly to the storage; returns the URL for the account. */
export async function sendPicture(picture: Blob): Promise<string> {
  const { uploadURL, storageUrl, requiredHeaders } = await body(
    api.POST('/api/objects/upload', {
      body: { fileName: 'avatar', mimeType: picture.type, fileSize: picture.size, purpose: 'avatar' },
    }),
  );
  const sent = await fetch(uploadURL, { method: 'PUT', headers: headersOf(requiredHeaders), body: picture });
  if (!sent.ok) throw new TypeError('The picture did not arrive');
  return storageUrl;
}

/** The browser sets the content length itself and forbids setting it. */
const headersOf = (required: Record<string, string>) =>
  Object.fromEntries(Object.entries(required).filter(([name]) => name.toLowerCase() !== 'content-length'));

export type Account = Schemas['MeResponse'];

const ACCOUNT = ['account'] as const;
/** Queries that show account data elsewhere: the top bar, and the time zone of a business without its own. */
const SHOWN_ELSEWHERE = [['auth', 'getIdentity'], ['coach-time-zone'], ['business']] as const;

/** Reads the coach's own account, always fresh, because another device may have changed it. */
export const useAccount = () =>
  useQuery({ queryKey: ACCOUNT, queryFn: readAccount, staleTime: 0, retry: false });

async function readAccount(): Promise<Account> {
  const account = await whoIsThere();
  if (!account) throw new Error('Nobody is signed in');
  return account;
}

/** Changes to the account; name and picture in the top bar update at once. */
export function useAccountChanges() {
  const queries = useQueryClient();
  const shown = async (answer: Promise<Account>) => {
    queries.setQueryData(ACCOUNT, await answer);
    for (const queryKey of SHOWN_ELSEWHERE) await queries.invalidateQueries({ queryKey });
  };
  return {
    update: (changes: Schemas['UpdateMeRequest']) => shown(body(api.PATCH('/api/me', { body: changes }))),
    askForEmail: (request: Schemas['ChangeEmailRequest']) =>
      shown(body(api.POST('/api/me/change-email', { body: request }))),
    callOffEmail: () => shown(body(api.POST('/api/me/cancel-email-change'))),
    setPicture: (storageUrl: string) => shown(body(api.PUT('/api/me/avatar', { body: { storageUrl } }))),
    removePicture: () => shown(api.DELETE('/api/me/avatar').then(() => body(api.GET('/api/me')))),
  };
}

export const sendEmailLinkAgain = () => api.POST('/api/me/resend-email-change');

export const changePassword = (request: Schemas['ChangePasswordRequest']) =>
  api.POST('/api/me/change-password', { body: request });
