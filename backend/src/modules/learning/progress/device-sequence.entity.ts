import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest save a device has sent for a course; a save that arrives later with a smaller number is out of date. */
@Entity('device_sequences')
export class DeviceSequence {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @PrimaryColumn('uuid') deviceId: string;
  @Column('integer') sequence: number;
}
