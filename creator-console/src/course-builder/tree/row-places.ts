/** Position of a row, measured from the top of the list so that scrolling does not change it. */
export interface RowPlace {
  id: string;
  /** Middle of the row, in pixels. */
  y: number;
}

/** Returns the index of the row whose middle is nearest; rows must be in order from the top. */
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
