import { Injectable } from '@nestjs/common';
import { namingField, notFound, refuseStaleEdit } from '../../kernel/errors.js';
import { writtenTranslations } from '../../kernel/translations.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { MediaDeliveryService, publicImageId, UploadsService } from '../media/index.js';
import type { EditLessonRequest, EditModuleRequest, EditSectionRequest } from './outline.dto.js';
import { LEVELS, type OutlineLevel } from './outline-levels.js';

/** The editor, and the version that the editor has seen, if named. */
export type OutlineEditor = { accountId: string; expectedVersion: number | undefined };

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

  section(by: OutlineEditor, id: string, edit: EditSectionRequest): Promise<void> {
    return this.set('sections', id, by, textsOf(edit));
  }

  module(by: OutlineEditor, id: string, { lock, thumbnailUrl, ...texts }: EditModuleRequest) {
    const changes = {
      ...textsOf(texts),
      ...(lock !== undefined && {
        lock_kind: lock?.kind ?? null,
        lock_date: lock?.kind === 'date' ? lock.date : null,
        lock_days: lock?.kind === 'days_after_enrollment' ? lock.days : null,
      }),
    };
    return this.set('modules', id, by, changes, thumbnailUrl);
  }

  lesson(by: OutlineEditor, id: string, edit: EditLessonRequest): Promise<void> {
    const { description, isFreePreview, completionRule, thumbnailUrl } = edit;
    const changes = {
      ...textsOf(edit),
      description,
      is_free_preview: isFreePreview,
      completion_rule: completionRule,
    };
    return this.set('lessons', id, by, changes, thumbnailUrl);
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

  /** `changes`: values by column; all columns are named above. `thumbnailUrl`: null removes the picture. */
  private async set(
    level: OutlineLevel,
    id: string,
    { accountId, expectedVersion }: OutlineEditor,
    changes: Record<string, unknown>,
    thumbnailUrl?: string | null,
  ): Promise<void> {
    const { table, noun } = LEVELS[level];
    const received = thumbnailUrl === undefined ? undefined : await this.receive(accountId, thumbnailUrl);
    await this.database.transaction(async (tx) => {
      const there = await tx.one<{ version: number }>(
        `select version from ${table} where id = $1 for update`,
        [id],
      );
      if (!there) throw notFound(noun);
      refuseStaleEdit(expectedVersion, there.version);
      const all = { ...changes, ...(received && { thumbnail_asset_id: await received(tx) }) };
      const given = Object.entries(all).filter(([, value]) => value !== undefined);
      if (given.length === 0) return;
      const assignments = given.map(([column], at) => `${column} = $${at + 2}`).join(', ');
      await tx.query(`update ${table} set version = version + 1, ${assignments} where id = $1`, [
        id,
        ...given.map(([, value]) => value),
      ]);
    });
  }
}

/** Returns the columns of the texts that every level has. Translations are stored without their empty texts. */
const textsOf = ({ title, subtitle, translations }: EditSectionRequest) => ({
  title,
  subtitle,
  translations: translations && JSON.stringify(writtenTranslations(translations)),
});
