import { Injectable } from '@nestjs/common';
import { unprocessable } from '../../../kernel/errors.js';
import { isId } from '../../../kernel/ids.js';
import { MediaDeliveryService } from '../../media/index.js';
import type { EditedWidget } from '../types/registry.js';
import { filesNamedIn, readSent, type SentWidget } from '../types/settings.js';

const WRONG_MEDIA = 'This file doesn’t exist or has a different type';

/** Checks the settings that the editor sends: by the type's definition, and that their files exist. */
@Injectable()
export class SettingsReaderService {
  constructor(private readonly media: MediaDeliveryService) {}

  /** Reads the database outside any transaction: call this before one begins. */
  async read(sent: SentWidget): Promise<EditedWidget> {
    const ids = filesNamedIn(sent).map(({ id }) => id);
    const assets = await this.media.describe(ids.filter(isId));
    const widget = readSent(sent, assets.get(ids[0] ?? ''));
    const wrong = filesNamedIn(widget).filter(({ kinds, id }) => {
      const kind = assets.get(id)?.kind;
      return kind === undefined || !kinds.includes(kind);
    });
    if (wrong.length > 0) {
      const fields = Object.fromEntries(wrong.map(({ field }) => [field, WRONG_MEDIA]));
      throw unprocessable('no_such_media', WRONG_MEDIA, fields);
    }
    return widget;
  }
}
