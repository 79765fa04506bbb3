import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, hours, later, minutes } from '../../kernel/clock.js';
import { conflict, DomainError } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database } from '../database/database.js';
import { Every } from '../jobs/decorators.js';
import { AppSecret } from '../security/app-secret.js';
import { Sealing } from '../security/sealing.js';
import type { IdempotencyKey } from './idempotency-key.entity.js';

/** Milliseconds for which an answer is repeated. */
const KEPT = hours(24);
/** Time after which a running call's server must have stopped; the next attempt runs the call again. */
const LONGEST_CALL = minutes(2);

export interface KeyedCall {
  key: string;
  /** The account, API token or visitor that the key belongs to. */
  caller: string;
  accountId: string | undefined;
  /** Method, address and body. */
  request: string;
}

export interface KeptAnswer {
  status: number;
  /** JSON as sent; null: none. */
  body: string | null;
}

/** A call that runs now. */
export interface Attempt {
  id: string;
  attempt: string;
}

type Row = Pick<IdempotencyKey, 'request' | 'attempt' | 'startedAt' | 'answer'>;

/**
 * Stores answers of calls with an `Idempotency-Key`. The row's primary key decides which of two simultaneous calls
 * runs. Answers are encrypted.
 */
@Injectable()
export class IdempotencyKeysService {
  private readonly sealing: Sealing;

  constructor(
    secret: AppSecret,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.sealing = new Sealing(secret.keysFor('idempotency-keys'));
  }

  /** Claims the key for this call, or returns the answer of an earlier call with it. */
  async claim({ key, caller, accountId, request }: KeyedCall): Promise<Attempt | KeptAnswer> {
    const id = digest(`${caller}\n${key}`);
    const attempt = newId();
    const now = this.clock.now();
    const claimed = await this.database.one(
      `insert into idempotency_keys as k (id, account_id, request, attempt, started_at)
       values ($1, $2, $3, $4, $5)
       on conflict (id) do update
         set request = excluded.request, attempt = excluded.attempt, started_at = excluded.started_at, answer = null
         where k.started_at <= $6
       returning id`,
      [id, accountId ?? null, this.sealing.seal(id, digest(request)), attempt, now, later(now, -KEPT)],
    );
    if (claimed) return { id, attempt };
    return this.earlier(id, digest(request), attempt);
  }

  async keep({ id, attempt }: Attempt, answer: KeptAnswer): Promise<void> {
    await this.database.query('update idempotency_keys set answer = $3 where id = $1 and attempt = $2', [
      id,
      attempt,
      this.sealing.seal(id, JSON.stringify(answer)),
    ]);
  }

  /** Frees the key, so that the next call with it runs. */
  async release({ id, attempt }: Attempt): Promise<void> {
    await this.database.query('delete from idempotency_keys where id = $1 and attempt = $2', [id, attempt]);
  }

  /** Deletes answers that are no longer repeated. */
  @Every(hours(1), 'idempotency.sweep')
  async forgetOld(): Promise<void> {
    await this.database.query('delete from idempotency_keys where started_at <= $1', [
      later(this.clock.now(), -KEPT),
    ]);
  }

  private async earlier(id: string, request: string, attempt: string): Promise<Attempt | KeptAnswer> {
    const row = await this.database.one<Row>(
      `select request, attempt, started_at as "startedAt", answer from idempotency_keys where id = $1`,
      [id],
    );
    // The earlier call failed at this very moment.
    if (!row) throw inUse();
    if (this.sealing.open(id, row.request) !== request)
      throw conflict('idempotency_key_reused', 'This idempotency key was already used for another request');
    const answer = row.answer === null ? undefined : this.sealing.open(id, row.answer);
    if (answer !== undefined) return JSON.parse(answer) as KeptAnswer;
    if (await this.takesOver(id, row.attempt, attempt)) return { id, attempt };
    throw inUse();
  }

  /** Returns whether this attempt now runs the call, because the server of the earlier one has stopped. */
  private async takesOver(id: string, before: string, attempt: string): Promise<boolean> {
    const now = this.clock.now();
    const taken = await this.database.one(
      `update idempotency_keys set attempt = $3, started_at = $4
       where id = $1 and attempt = $2 and answer is null and started_at <= $5 returning id`,
      [id, before, attempt, now, later(now, -LONGEST_CALL)],
    );
    return taken !== undefined;
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const inUse = (): DomainError =>
  new DomainError('idempotency_key_in_use', 'The first request with this idempotency key is still running', {
    retryAfterSeconds: 1,
  });
