import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { ApiError, isRefusal } from '../../../shared/api/refusal';
import { i18n } from '../../../shared/words/i18n';

export const devicesKey = ['/api/me/sessions'] as const;

/** The password, and a code if required. */
export interface Proof {
  password: string;
  code?: string;
}

export const FRESH_SIGN_IN = 'fresh_sign_in_required';

/** Signs in again on this device; loaded data stays valid. */
export function useSignInAgain() {
  const queries = useQueryClient();
  return async (email: string, proof: Proof) => {
    await api.POST('/api/auth/login', { body: { email, ...proof } }).catch((error: unknown) => {
      throw isRefusal(error, 'wrong_credentials') ? wrongPassword() : error;
    });
    void queries.invalidateQueries({ queryKey: devicesKey });
  };
}

/** Reports that the password is wrong, because only the password was asked for. */
const wrongPassword = () =>
  new ApiError(403, '', '', {
    statusCode: 403,
    code: 'wrong_password',
    message: i18n.t('privacy:freshSignIn.wrong'),
    fields: { password: i18n.t('privacy:freshSignIn.wrongField') },
    requestId: '',
  });
