import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';
import { MediaLibraryService } from './assets/media-library.service.js';

interface AssetRow {
  id: string;
  fileName: string;
  mimeType: string;
  fileSize: number;
  createdAt: Date;
  objectKey: string;
}

/** Exports the files that a member uploaded, with their data. */
@Injectable()
@TellsPersonalData({ order: 70, tables: ['media_assets'] })
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly library: MediaLibraryService,
  ) {}

  /** A guardian's export leaves out the files of messages and assignments. */
  async collect(accountId: string, isForGuardian: boolean): Promise<PersonalData> {
    const rows = await this.database.query<AssetRow>(
      `select id, file_name as "fileName", mime_type as "mimeType", file_size::float8 as "fileSize",
              created_at as "createdAt", object_key as "objectKey"
       from media_assets where created_by = $1 and not (is_personal and $2) order by created_at desc, id desc`,
      [accountId, isForGuardian],
    );
    const files = rows.map(({ id, fileName, objectKey }) => ({
      // Two files with the same name are two files.
      name: `${id.slice(-6)}-${fileName}`,
      storageKey: objectKey,
    }));
    return {
      pages: [
        {
          name: 'uploads',
          title: 'Your photos and files',
          lead: 'What you uploaded, such as your profile photo. The files are in the “files” folder.',
          entries: rows.map(({ fileName, mimeType, fileSize, createdAt }) => ({
            title: fileName,
            facts: {
              Kind: mimeType,
              Bytes: fileSize,
              Uploaded: createdAt,
            },
          })),
          rows: rows.map(({ objectKey: _, id: __, ...row }) => row),
        },
      ],
      files,
    };
  }

  /** Deletes the member's picture and all other uploads, including unused ones. */
  @On('member.erased', 'media.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const made = await tx.query<{ key: string }>(
      `select object_key as key from media_renditions
       where asset_id in (select id from media_assets where created_by = $1)`,
      [accountId],
    );
    const assets = await tx.query<{ key: string }>(
      'delete from media_assets where created_by = $1 returning object_key as key',
      [accountId],
    );
    const tickets = await tx.query<{ key: string }>(
      'delete from upload_tickets where account_id = $1 returning object_key as key',
      [accountId],
    );
    for (const key of new Set([...made, ...assets, ...tickets].map((gone) => gone.key))) {
      await this.library.discard(tx, key);
    }
  }
}
