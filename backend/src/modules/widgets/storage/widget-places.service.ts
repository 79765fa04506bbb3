import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { type WidgetRow, WIDGETS_PER_PAGE } from './widget-row.js';

export async function findWidget(
  tx: Tx,
  id: string,
  table: 'widgets' | 'widget_bin' = 'widgets',
): Promise<WidgetRow | undefined> {
  const [row] = (await tx.query(
    `select id, page_id as "pageId", type, settings, order_index as "orderIndex" from ${table} where id = $1`,
    [id],
  )) as WidgetRow[];
  return row;
}

// The widgets of a page are numbered 0, 1, 2 … . The lesson is held; the unique order is checked at the end.

/** Makes room at an index, or at the end when there are not so many, and says which index is free. */
export async function makeRoom(tx: Tx, pageId: string, wanted: number): Promise<number> {
  const index = Math.min(wanted, await countOf(tx, pageId));
  await tx.query(
    'update widgets set order_index = order_index + 1 where page_id = $1 and order_index >= $2',
    [pageId, index],
  );
  return index;
}

export async function closeGap(tx: Tx, pageId: string, index: number): Promise<void> {
  await tx.query('update widgets set order_index = order_index - 1 where page_id = $1 and order_index > $2', [
    pageId,
    index,
  ]);
}

/** Without the one that is just being moved: it stands at -1. */
async function countOf(tx: Tx, pageId: string): Promise<number> {
  const [page] = (await tx.query(
    'select count(*)::int as n from widgets where page_id = $1 and order_index >= 0',
    [pageId],
  )) as { n: number }[];
  return page!.n;
}

export async function mustHaveRoom(tx: Tx, pageId: string): Promise<void> {
  if ((await countOf(tx, pageId)) >= WIDGETS_PER_PAGE)
    throw conflict('full', 'There is no room for more here');
}
