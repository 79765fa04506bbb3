import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import {
  MediaDeliveryService,
  MediaLibraryService,
  type ReceivedUpload,
  UploadsService,
} from '../../media/index.js';
import type { AttachmentResponse } from './attachments.dto.js';
import { MessageAttachment } from './message-attachment.entity.js';

interface Row {
  messageId: string;
  assetId: string;
}

/** Receives, signs and deletes the photos and files of messages. Callers check permissions first. */
@Injectable()
export class AttachmentsService {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
    private readonly media: MediaDeliveryService,
  ) {}

  /** Checks the uploads, one after the other. */
  async receive(accountId: string, storageUrls: readonly string[]): Promise<ReceivedUpload[]> {
    const received: ReceivedUpload[] = [];
    for (const storageUrl of storageUrls)
      received.push(
        await this.uploads.receive(accountId, storageUrl, 'message', { nameIfNone: 'attachment' }),
      );
    return received;
  }

  async attach(tx: Tx, messageId: string, received: readonly ReceivedUpload[]): Promise<void> {
    for (const [position, upload] of received.entries()) {
      const { id: assetId } = await this.uploads.claim(tx, upload);
      await tx.insert(MessageAttachment, { messageId, position, assetId });
    }
  }

  /** Returns the attachments of these messages, with addresses that work for 15 minutes. */
  async of(messageIds: readonly string[]): Promise<Map<string, AttachmentResponse[]>> {
    if (messageIds.length === 0) return new Map();
    const rows = await this.database.query<Row>(
      `select message_id as "messageId", asset_id as "assetId" from message_attachments
       where message_id = any($1::uuid[]) order by message_id, position`,
      [messageIds],
    );
    const files = await this.media.signedUrls(rows.map(({ assetId }) => assetId));
    const attached = rows.flatMap(({ messageId, assetId }) => {
      const file = files.get(assetId);
      if (!file) return [];
      const { id, fileName, fileSize, kind, width, height, url, downloadUrl } = file;
      const shown = { id, fileName, fileSize, width, height, url, downloadUrl, isPicture: kind === 'image' };
      return [{ messageId, shown }];
    });
    const byMessage = new Map<string, AttachmentResponse[]>();
    for (const { messageId, shown } of attached)
      byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), shown]);
    return byMessage;
  }

  /** Deletes the attachments of these messages: rows in this transaction, files after it. */
  async remove(tx: Tx, messageIds: readonly string[]): Promise<void> {
    const rows = await tx.query<Row>(
      `delete from message_attachments where message_id = any($1::uuid[])
       returning message_id as "messageId", asset_id as "assetId"`,
      [messageIds],
    );
    for (const { assetId } of rows) await this.library.remove(tx, assetId);
  }

  /** Deletes the attachments of all messages `m` in conversations `c` that match `where`, whose `$1` is `id`. */
  async removeAllIn(tx: Tx, where: string, id: string): Promise<void> {
    const rows = await tx.query<{ id: string }>(
      `select m.id from conversations c join messages m on m.conversation_id = c.id
       where (${where}) and m.attachment_count > 0`,
      [id],
    );
    await this.remove(
      tx,
      rows.map((row) => row.id),
    );
  }
}
