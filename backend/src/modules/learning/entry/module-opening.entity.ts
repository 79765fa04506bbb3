import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A module a member has seen open: from then on no lock closes it to this member (docs/decisions/what-was-open-stays-open.md). */
@Entity('module_openings')
export class ModuleOpening {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @PrimaryColumn('uuid') moduleId: string;
  @Column('timestamptz') openedAt: Date;

  /** Opened early by the coach and not begun by the member yet: only then can the coach take the opening back. */
  @Column('boolean', { default: false }) isEarly: boolean;
}
