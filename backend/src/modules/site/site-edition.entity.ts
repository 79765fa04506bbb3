import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteContent } from './content/site-content.js';

/** The site's words as they were published once. The newest edition is what visitors see; none is ever changed. */
@Entity('site_editions')
@Check('site_editions_number', 'number > 0')
export class SiteEdition {
  /** 1, 2, 3 … */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'site_editions_pk' })
  number: number;

  @Column('jsonb')
  content: SiteContent;

  @Column('timestamptz')
  publishedAt: Date;

  /** Belongs to accounts; no database key across modules. */
  @Column('uuid')
  publishedBy: string;
}
