/** What a deed brings from now on. */
export interface Terms {
  points: number;
  /** How many deeds of a day bring points; null: all. */
  dailyCap: number | null;
  isOn: boolean;
}

/** A thing that may bring points: whether the deed stands, and what the ledger has of it. */
export interface Case {
  thingId: string;
  /** When it was done, and on which day by the clock of the business; null: it does not stand (any more). */
  standing: { at: Date; day: string } | null;
  entry: { points: number; at: Date; isEnded: boolean } | null;
}

/** A deed that counts, with its points: 0 when its day had brought all it may. */
export interface Award {
  thingId: string;
  points: number;
  at: Date;
  day: string;
}

export interface Settlement {
  ended: string[];
  awarded: Award[];
}

/**
 * What has to be written so that the ledger agrees with what stands. A deed counts once; undone, its points end; done again, it
 * is a new deed of its new day. The same deed that stands again (the product was bought back) has its points back, whatever
 * the rule says by now. `paid`: how many deeds of each day bring points, for all days on which one of these was done.
 */
export function settle(cases: readonly Case[], terms: Terms, paid: ReadonlyMap<string, number>): Settlement {
  const ended = cases.filter(({ standing, entry }) => !standing && entry && !entry.isEnded);
  const used = new Map(paid);
  const awarded: Award[] = [];
  for (const { thingId, standing, entry } of cases.toSorted(byTime)) {
    if (!standing || (entry && !entry.isEnded)) continue;
    const isSame = entry?.at.getTime() === standing.at.getTime();
    if (!isSame && !terms.isOn) continue;
    const brings = isSame ? entry.points : terms.points;
    const before = used.get(standing.day) ?? 0;
    const isFull = terms.dailyCap !== null && before >= terms.dailyCap;
    const points = isFull ? 0 : brings;
    if (points > 0) used.set(standing.day, before + 1);
    awarded.push({ thingId, points, ...standing });
  }
  return { ended: ended.map(({ thingId }) => thingId), awarded };
}

const byTime = (one: Case, other: Case): number =>
  (one.standing?.at.getTime() ?? 0) - (other.standing?.at.getTime() ?? 0) ||
  (one.thingId < other.thingId ? -1 : 1);
