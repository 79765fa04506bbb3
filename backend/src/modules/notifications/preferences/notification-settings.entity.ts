import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { DIGEST_RHYTHMS, type DigestRhythm } from './digest-period.js';

/** A person's quiet hours and frequency of the community email. Without a row: no quiet hours, and right away. */
@Entity('notification_settings')
@Check('notification_settings_digest', `digest in (${DIGEST_RHYTHMS.map((one) => `'${one}'`).join(', ')})`)
@Check(
  'notification_settings_quiet',
  `(quiet_from IS NULL) = (quiet_to IS NULL) AND quiet_from BETWEEN 0 AND 1439 AND quiet_to BETWEEN 0 AND 1439
   AND quiet_from <> quiet_to`,
)
export class NotificationSettings {
  @PrimaryColumn('uuid') accountId: string;

  /** Minutes after midnight, in the account's time zone. */
  @Column('smallint', { nullable: true }) quietFrom: number | null;

  @Column('smallint', { nullable: true }) quietTo: number | null;
  @Column('text', { default: 'at_once' }) digest: DigestRhythm;
}
