import { apiTokensOf } from '@sanctum/web/account/api-tokens';
import { api } from '../../../shared/api/client';

export type { ApiToken, NewApiTokenRequest, Scope } from '@sanctum/web/account/api-tokens';
export const { useApiTokens, useMakeApiToken, useRevokeApiToken } = apiTokensOf(api);
