import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AgeBand } from '../../../kernel/age-bands.js';
import { Clock, days, later, minutes } from '../../../kernel/clock.js';
import { conflict, notFound, wrongFields } from '../../../kernel/errors.js';
import { hashOfSecret, newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { Role } from '../../../kernel/roles.js';
import {
  type Actor,
  API_TOKEN_PREFIX,
  ApiTokenVerifier,
  type SignedIn,
} from '../../../platform/security/actor.js';
import { type Scope, scopesFor } from '../../../platform/security/scopes.js';
import { AuditService } from '../../audit/index.js';
import { SightService } from '../sight/sight.service.js';
import { ApiToken } from './api-token.entity.js';
import type { ApiTokenResponse, NewApiTokenRequest, NewApiTokenResponse } from './api-tokens.dto.js';

const AT_MOST = 20;
/** Precision of the last use, in milliseconds. */
const COARSE = minutes(5);
/** A program never counts as freshly signed in. */
const LONG_AGO = new Date(0);

/** Creates, lists and revokes a person's API tokens, and finds the owner of a token. */
@Injectable()
export class ApiTokensService extends ApiTokenVerifier {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly sight: SightService,
  ) {
    super();
  }

  /** Creates a token. Only this response contains the token; the database stores its hash. */
  async make({ accountId, role }: SignedIn, request: NewApiTokenRequest): Promise<NewApiTokenResponse> {
    const { name, scopes, expiresInDays } = request;
    const allowed = scopesFor(role);
    const tooMuch = scopes.filter((scope) => !allowed.includes(scope));
    if (tooMuch.length > 0)
      throw wrongFields({ scopes: `aren’t available for your role: ${tooMuch.join(', ')}` });
    const now = this.clock.now();
    const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
    const row = {
      id: newId(),
      name,
      scopes,
      createdAt: now,
      lastUsedAt: null,
      expiresAt: later(now, days(expiresInDays)),
    };
    await this.database.transaction(async (tx) => {
      // One call at a time per person, so that two simultaneous calls do not both find room.
      await tx.query('select 1 from accounts where id = $1 for update', [accountId]);
      await tx.query('delete from api_tokens where account_id = $1 and expires_at <= $2', [accountId, now]);
      if ((await tx.countBy(ApiToken, { accountId })) >= AT_MOST)
        throw conflict(
          'full',
          `You’ve reached the limit of ${AT_MOST} tokens. Revoke one to create another.`,
        );
      await tx.insert(ApiToken, { ...row, accountId, tokenHash: hashOfSecret(token, 'hex') });
      await this.record(tx, accountId, 'created', row.id);
      await this.sight.tell(tx, 'api_token', accountId);
    });
    return { ...row, token };
  }

  /** Lists the tokens that have not expired, newest first. */
  list(accountId: string): Promise<ApiTokenResponse[]> {
    return this.database.query<ApiTokenResponse>(
      `select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
       from api_tokens where account_id = $1 and expires_at > $2 order by created_at desc, id desc`,
      [accountId, this.clock.now()],
    );
  }

  async revoke(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(ApiToken, { id, accountId });
      if (!affected) throw notFound('Token');
      await this.record(tx, accountId, 'revoked', id);
    });
  }

  private record(tx: Tx, accountId: string, done: 'created' | 'revoked', id: string): Promise<void> {
    return this.audit.record(tx, {
      by: accountId,
      action: `api_token.${done}`,
      memberId: accountId,
      subject: { type: 'api_token', id },
    });
  }

  override async verify(token: string): Promise<Actor> {
    const now = this.clock.now();
    const found = await this.database.one<{
      id: string;
      accountId: string;
      role: Role;
      band: AgeBand | null;
      scopes: Scope[];
      lastUsedAt: Date | null;
    }>(
      `select t.id, t.account_id as "accountId", a.role, a.age_band as band, t.scopes, t.last_used_at as "lastUsedAt"
       from api_tokens t join accounts a on a.id = t.account_id where t.token_hash = $1 and t.expires_at > $2`,
      [hashOfSecret(token, 'hex'), now],
    );
    if (!found) return undefined;
    const { id, accountId, role, band, scopes, lastUsedAt } = found;
    if (!lastUsedAt || lastUsedAt < later(now, -COARSE))
      await this.database.query('update api_tokens set last_used_at = $2 where id = $1', [id, now]);
    // A person's role may have changed since the token was created.
    const allowed = scopesFor(role);
    return {
      accountId,
      role,
      band,
      sessionId: id,
      authenticatedAt: LONG_AGO,
      mustEnrol: false,
      scopes: scopes.filter((scope) => allowed.includes(scope)),
    };
  }
}
