/** Product rule 2.2: what an access token is. Accounts signs such tokens, `AccessTokenStrategy` reads them. */
export const ACCESS_TOKEN = {
  /** `AppSecret` makes the key for it. */
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
