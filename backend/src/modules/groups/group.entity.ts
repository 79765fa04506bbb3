import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { Translations } from '../../kernel/translations.js';
import type { GroupKind } from './group-kinds.js';

export const GROUP_NAME_LIMIT = 80;

export type GroupTranslations = Translations<Pick<Group, 'name'>>;

/** A circle or a pod. */
@Entity('groups')
@Unique('groups_id_kind', ['id', 'kind'])
@Unique('groups_kind_name', ['kind', 'name'])
@Check('groups_kind', `kind IN ('circle', 'pod')`)
export class Group {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: GroupKind;
  @Column('varchar', { length: GROUP_NAME_LIMIT }) name: string;
  @Column('jsonb', { default: {} }) translations: GroupTranslations;
  @Column('timestamptz') createdAt: Date;

  /** Version: counts renamings. */
  @Column('integer', { default: 1 }) version: number;
}
