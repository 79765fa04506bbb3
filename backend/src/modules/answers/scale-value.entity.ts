import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A value that a member chose on an opinion scale, with its time. Each is a point of the member's curve. */
@Entity('scale_values')
@Index('scale_values_curve', ['accountId', 'widgetId', 'at'])
@Index('scale_values_of_widget', ['widgetId', 'accountId', 'at'])
export class ScaleValue {
  /** Created by the client, so that a save sent twice is one point. */
  @PrimaryColumn('uuid') id: string;

  @Column('uuid') accountId: string;
  @Column('uuid') widgetId: string;
  @Column('integer') value: number;
  @Column('timestamptz') at: Date;
}
