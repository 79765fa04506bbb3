import { Injectable } from '@nestjs/common';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { type WidgetRow, WIDGETS_PER_PAGE } from './widget-row.js';

/** Positions of widgets, 0, 1, 2 … on each page. The caller has locked the lesson; order is checked at commit. */
@Injectable()
export class WidgetPlacesService {
  async find(
    tx: Tx,
    id: string,
    table: 'widgets' | 'widget_bin' = 'widgets',
  ): Promise<WidgetRow | undefined> {
    const row = await tx.one<WidgetRow>(
      `select id, page_id as "pageId", type, settings, order_index as "orderIndex" from ${table} where id = $1`,
      [id],
    );
    return row;
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

  /** Counts the page's widgets, except the one being moved, which is at -1. */
  private async countOf(tx: Tx, pageId: string): Promise<number> {
    const page = await tx.one<{ n: number }>(
      'select count(*)::int as n from widgets where page_id = $1 and order_index >= 0',
      [pageId],
    );
    return page!.n;
  }
}
