import { Injectable } from '@nestjs/common';
import { namingField, notFound } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { MediaDeliveryService, publicImageId, UploadsService } from '../media/index.js';
import type { EditLessonRequest, EditModuleRequest, EditSectionRequest } from './outline.dto.js';
import { LEVELS, type OutlineLevel } from './outline-levels.js';

/** The editor, and the new picture, if any; null removes the picture. */
type PictureEdit = { accountId: string; thumbnailUrl: string | null | undefined };

/** Returns the id of the picture's asset, within the transaction that writes the id; null: no picture. */
type Picture = (tx: Tx) => Promise<string | null>;

/** Edits titles, locks, pictures and settings. Omitted fields stay. */
@Injectable()
export class OutlineEditsService {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadsService,
    private readonly delivery: MediaDeliveryService,
  ) {}

  section(id: string, { title, subtitle }: EditSectionRequest): Promise<void> {
    return this.set('sections', id, { title, subtitle });
  }

  module(accountId: string, id: string, { title, subtitle, lock, thumbnailUrl }: EditModuleRequest) {
    const changes = {
      title,
      subtitle,
      ...(lock !== undefined && {
        lock_kind: lock?.kind ?? null,
        lock_date: lock?.kind === 'date' ? lock.date : null,
        lock_days: lock?.kind === 'days_after_enrollment' ? lock.days : null,
      }),
    };
    return this.set('modules', id, changes, { accountId, thumbnailUrl });
  }

  lesson(accountId: string, id: string, edit: EditLessonRequest): Promise<void> {
    const { title, subtitle, description, isFreePreview, completionRule, thumbnailUrl } = edit;
    const changes = {
      title,
      subtitle,
      description,
      is_free_preview: isFreePreview,
      completion_rule: completionRule,
    };
    return this.set('lessons', id, changes, { accountId, thumbnailUrl });
  }

  /** Receives a picture: an upload of the caller, or the URL of an already public picture, as an undo sends it. */
  private receive(accountId: string, thumbnailUrl: string | null): Promise<Picture> {
    return namingField('thumbnailUrl', async () => {
      if (thumbnailUrl === null) return async () => null;
      const known = publicImageId(thumbnailUrl);
      if (known !== undefined) {
        await this.delivery.publicImage(known);
        return async () => known;
      }
      const upload = await this.uploads.receive(accountId, thumbnailUrl, 'thumbnail');
      return async (tx: Tx) => (await this.uploads.claim(tx, upload)).id;
    });
  }

  /** `changes`: by column, all named above. */
  private async set(
    level: OutlineLevel,
    id: string,
    changes: Record<string, unknown>,
    picture?: PictureEdit,
  ): Promise<void> {
    const { table, noun } = LEVELS[level];
    const received =
      picture?.thumbnailUrl === undefined
        ? undefined
        : await this.receive(picture.accountId, picture.thumbnailUrl);
    await this.database.transaction(async (tx) => {
      const there = await tx.one<object>(`select from ${table} where id = $1 for update`, [id]);
      if (!there) throw notFound(noun);
      const all = { ...changes, ...(received && { thumbnail_asset_id: await received(tx) }) };
      const given = Object.entries(all).filter(([, value]) => value !== undefined);
      if (given.length === 0) return;
      const assignments = given.map(([column], at) => `${column} = $${at + 2}`).join(', ');
      await tx.query(`update ${table} set ${assignments} where id = $1`, [
        id,
        ...given.map(([, value]) => value),
      ]);
    });
  }
}
