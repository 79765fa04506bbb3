import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteContent } from './content/site-content.js';

/** The coach's unpublished draft of the site. One row at most. */
@Entity('site_draft')
@Check('site_draft_only_one', 'id = 1')
@Check('site_draft_version', 'version > 0')
export class SiteDraft {
  @PrimaryColumn('smallint') id: number;
  @Column('jsonb') content: SiteContent;

  /** Version: increases with every save. */
  @Column('integer') version: number;

  @Column('timestamptz') savedAt: Date;
}

/** A published edition of the site's content. Visitors see the newest one; editions never change. */
@Entity('site_editions')
@Check('site_editions_number', 'number > 0')
export class SiteEdition {
  /** Number of the edition, from 1. */
  @PrimaryColumn('integer') number: number;

  @Column('jsonb') content: SiteContent;
  @Column('timestamptz') publishedAt: Date;

  /** Account id; no foreign key across modules. */
  @Column('uuid') publishedBy: string;
}
