import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest save a device has sent for a course; a save that arrives later with a smaller number is out of date. */
@Entity('device_sequences')
export class DeviceSequence {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'device_sequences_pk' }) accountId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'device_sequences_pk' }) courseId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'device_sequences_pk' }) deviceId: string;
  @Column('integer') sequence: number;
}
