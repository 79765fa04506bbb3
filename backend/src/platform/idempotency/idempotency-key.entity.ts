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
  /** Address and body of the call as a digest, sealed, so that guesses can’t be compared with it. */
  @Column('text') request: string;
  /** The attempt that runs the call, or ran it. */
  @Column('uuid') attempt: string;
  @Index('idempotency_keys_time')
  @Column('timestamptz')
  startedAt: Date;
  /** Status and body, sealed; null while the call runs. */
  @Column('text', { nullable: true }) answer: string | null;
}
