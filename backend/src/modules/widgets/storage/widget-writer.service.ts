import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { readSettings } from '../types/settings.js';
import type { WidgetType } from '../types/widget-types.js';

export interface NewWidget {
  id: string;
  pageId: string;
  type: WidgetType;
  /** Settings as sent; those the registry rejects are not stored. */
  settings: unknown;
  orderIndex: number;
}

export type StoredWidgetRow = NewWidget & { settings: object };

/** Writes widgets. Settings get into the database only here. */
@Injectable()
export class WidgetWriterService {
  async add(tx: Tx, widgets: readonly NewWidget[]): Promise<void> {
    await this.addStored(
      tx,
      widgets.map((widget) => ({ ...widget, settings: readSettings(widget.type, widget.settings) })),
    );
  }

  /** Adds copies of widgets that passed the registry when first written, and empty widgets. */
  async addStored(tx: Tx, widgets: readonly StoredWidgetRow[]): Promise<void> {
    const rows = widgets.map(({ id, pageId, type, settings, orderIndex }) => ({
      id,
      page_id: pageId,
      type,
      settings,
      order_index: orderIndex,
    }));
    await tx.query(
      `insert into widgets (id, page_id, type, settings, order_index)
       select id, page_id, type, settings, order_index from jsonb_to_recordset($1::jsonb)
         as new (id uuid, page_id uuid, type text, settings jsonb, order_index integer)`,
      [JSON.stringify(rows)],
    );
  }
}
