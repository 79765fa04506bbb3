import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A call that was sent with an `Idempotency-Key`, and its answer once there is one. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** SHA-256 of the caller and the key, in hex: the key itself isn’t kept. */
  @PrimaryColumn('text') id: string;
  /** The caller’s account; null for a visitor. */
  @Index('idempotency_keys_account')
  @Column('uuid', { nullable: true })
  accountId: string | null;
  /** Digest of the call's address and body, sealed so that guesses cannot be compared with it. */
  @Column('text') request: string;
  /** The attempt that runs the call, or ran it. */
  @Column('uuid') attempt: string;
  @Index('idempotency_keys_time')
  @Column('timestamptz')
  startedAt: Date;
  /** Status and body, sealed; null while the call is running. */
  @Column('text', { nullable: true }) answer: string | null;
}
