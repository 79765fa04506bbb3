import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest save a device has sent for a course; what comes later with a smaller number is old news. */
@Entity('device_sequences')
export class DeviceSequence {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'device_sequences_pk' })
  accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'device_sequences_pk' })
  courseId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'device_sequences_pk' })
  deviceId: string;

  @Column('integer')
  sequence: number;
}
