import { Injectable } from '@nestjs/common';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import type { Edition } from '../../courses/index.js';
import { readSettings } from '../types/settings.js';
import type { WidgetType } from '../types/widget-types.js';
import { type WidgetRow, WIDGETS_PER_PAGE } from './widget-row.js';

/** Adds widgets, and keeps those of a page numbered 0, 1, 2 … . The caller has locked the lesson; order is checked at commit. */
@Injectable()
export class WidgetPlacesService {
  async find(
    tx: Tx,
    id: string,
    table: 'widgets' | 'widget_bin' = 'widgets',
  ): Promise<WidgetRow | undefined> {
    return await tx.one<WidgetRow>(
      `select id, page_id as "pageId", type, settings, order_index as "orderIndex" from ${table} where id = $1`,
      [id],
    );
  }

  /** Returns the widgets on these pages in order: what the coach edits, or what members see. */
  onPages(tx: Tx, pageIds: readonly string[], edition: Edition): Promise<WidgetRow[]> {
    const table = edition === 'live' ? 'published_widgets' : 'widgets';
    return tx.query<WidgetRow>(
      `select id, page_id as "pageId", type, settings, order_index as "orderIndex"
       from ${table} where page_id = any($1::uuid[]) order by page_id, order_index`,
      [pageIds],
    );
  }

  /** Makes room at an index, or at the end if the page has fewer widgets, and returns the free index. */
  async makeRoom(tx: Tx, pageId: string, wanted: number): Promise<number> {
    const index = Math.min(wanted, await this.countOf(tx, pageId));
    await tx.query(
      'update widgets set order_index = order_index + 1 where page_id = $1 and order_index >= $2',
      [pageId, index],
    );
    return index;
  }

  async closeGap(tx: Tx, pageId: string, index: number): Promise<void> {
    await tx.query(
      'update widgets set order_index = order_index - 1 where page_id = $1 and order_index > $2',
      [pageId, index],
    );
  }

  async mustHaveRoom(tx: Tx, pageId: string): Promise<void> {
    if ((await this.countOf(tx, pageId)) >= WIDGETS_PER_PAGE)
      throw conflict('full', 'You can’t add any more here');
  }

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

  /** Counts the page's widgets, except the one being moved, which is at -1. */
  private async countOf(tx: Tx, pageId: string): Promise<number> {
    const page = await tx.one<{ n: number }>(
      'select count(*)::int as n from widgets where page_id = $1 and order_index >= 0',
      [pageId],
    );
    return page!.n;
  }
}

export interface NewWidget {
  id: string;
  pageId: string;
  type: WidgetType;
  /** Settings as sent; those the registry rejects are not stored. */
  settings: unknown;
  orderIndex: number;
}

export type StoredWidgetRow = NewWidget & { settings: object };
