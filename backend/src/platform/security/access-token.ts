/** Definition of access tokens (product rule 2.2). Accounts signs them, `AccessTokenStrategy` reads them. */
export const ACCESS_TOKEN = {
  /** Purpose of the key that `AppSecret` derives. */
  purpose: 'access-token',
  algorithm: 'HS256',
  issuer: 'sanctum',
  audience: 'sanctum-api',
  type: 'access',
} as const;

/** The payload of an access token: two ids. Roles and rights are read from the database. */
export interface AccessTokenPayload {
  /** Account. */
  sub: string;
  /** Login session. */
  sid: string;
  typ: string;
  exp?: number;
}
