/** Where a row stands, counted from the top of the list: scrolling changes nothing. */
export interface RowPlace {
  id: string;
  /** Of its middle. */
  y: number;
}

/** The row whose middle is nearest; the rows stand in their order from the top down. */
export function nearestRow(rows: readonly RowPlace[], y: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.y < y) low = middle + 1;
    else high = middle;
  }
  const above = rows[low - 1];
  const below = rows[low];
  if (!below) return rows.length - 1;
  return above && y - above.y <= below.y - y ? low - 1 : low;
}
