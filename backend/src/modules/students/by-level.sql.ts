import type { IndexedSort, ListFilter, ListQuery, SortKey } from '../../platform/http/list-query.js';
import { LEVELS, pointsOf } from '../growth/index.js';

const POINTS = 'grown.points';

/** Sorts by points. Members without actions have no row, and are at the first level. */
export const byPoints: IndexedSort = { columns: [POINTS, 'a.id'], missing: 'least' };

export const isByPoints = ({ column }: SortKey): boolean => column === POINTS;

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LEVELS.length;

/** Filters the members `a` by a level or a list of levels; each level becomes its range of points. */
export const byLevel: ListFilter = {
  takes: `a level from 1 to ${LEVELS.length} or a list of levels`,
  example: 1,
  value: (raw) => {
    const wanted: unknown[] = Array.isArray(raw) ? raw : [raw];
    if (wanted.length > LEVELS.length || !wanted.every(isLevel)) return undefined;
    return wanted.map(pointsOf).flatMap(({ from, below }) => [from, below]);
  },
  sql: (parameter, value) => {
    const bounds = value as number[];
    const bound = (at: number) => `(${parameter}::int[])[${at}]`;
    const ranges = bounds.flatMap((_, at) =>
      at % 2 === 0 ? [`g.points >= ${bound(at + 1)} and g.points < ${bound(at + 2)}`] : [],
    );
    if (ranges.length === 0) return `${parameter}::int[] is null`;
    const among = ranges.join(' or ');
    // most members are at the first level, so they are filtered while the list is read
    return bounds.includes(pointsOf(1).from)
      ? `coalesce((select ${among} from member_points g where g.account_id = a.id), true)`
      : `exists (select from member_points g where g.account_id = a.id and (${among}))`;
  },
};

const ORDERED = {
  ASC: { missing: 'first', reverse: 'DESC' },
  DESC: { missing: 'last', reverse: 'ASC' },
} as const;

/**
 * SQL for a page of members by points. Reads members with points by the index of the points, and members without by id.
 * Each part is read from the nearer end, and no further than the page needs, because joining all members would sort
 * them all.
 */
export function pageByPoints(
  { where, limit, offset }: Pick<ListQuery, 'where' | 'limit' | 'offset'>,
  order: SortKey['order'],
  total: number,
): string {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const before = total - offset - rows;
  const isNearEnd = before < offset;
  const read = isNearEnd ? ORDERED[order].reverse : order;
  const skipped = isNearEnd ? Math.max(0, before) : offset;
  const most = skipped + rows;
  const by = (points: string, id: string, direction: SortKey['order']) =>
    [points, id].map((key) => `${key} ${direction} nulls ${ORDERED[direction].missing}`).join(', ');
  return `select page.id, row_number() over (order by ${by('page.points', 'page.id', order)}) as place from (
      select ends.id, ends.points from (
        (select a.id, ${POINTS} from member_points grown join members a on a.id = grown.account_id
         where ${where} order by ${by(POINTS, 'a.id', read)} limit ${most})
        union all
        (select a.id, null from members a
         where not exists (select from member_points g where g.account_id = a.id) and ${where}
         order by a.id ${read} limit ${most})
      ) ends order by ${by('ends.points', 'ends.id', read)} limit ${rows} offset ${skipped}
    ) page`;
}
