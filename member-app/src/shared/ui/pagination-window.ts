/** Returns the page numbers to show: the ends, the current one and its neighbors; null for a gap. */
export function visiblePages(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((p) => p >= 1 && p <= pageCount);
  const shown: (number | null)[] = [];
  for (const next of [...new Set(wanted)].toSorted((a, b) => a - b)) {
    const last = shown.at(-1) ?? 0;
    if (next - last === 2) shown.push(next - 1);
    else if (next - last > 2) shown.push(null);
    shown.push(next);
  }
  return shown;
}
