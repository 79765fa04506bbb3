import type { Cents } from '../../kernel/money.js';
import type { Day } from './period.js';

export interface Money {
  sales: number;
  orders: number;
  cents: Cents;
  backCents: Cents;
  feeCents: Cents;
  taxCents: Cents;
  backTaxCents: Cents;
}

/** Part of the money: of a slot of the period, of a month or of a product; with none of the three, the total. */
export interface Movement extends Partial<Money> {
  /** True for the period itself, false for the period before. */
  isNow: boolean;
  slot: Day | null;
  month: Day | null;
  productId: string | null;
}

export interface Sums {
  now: Money;
  before: Money;
  slots: Map<Day, Money>;
  months: Map<Day, Money>;
  products: Map<string, Money>;
}

export const NOTHING: Money = {
  sales: 0,
  orders: 0,
  cents: 0,
  backCents: 0,
  feeCents: 0,
  taxCents: 0,
  backTaxCents: 0,
};

export const plus = (one: Money, other: Partial<Money>): Money => {
  const sum = { ...one };
  for (const name of Object.keys(NOTHING) as (keyof Money)[]) sum[name] += other[name] ?? 0;
  return sum;
};

/**
 * Adds up sales, refunds and fees, which are read separately so that none multiplies another. The previous period has
 * only its total.
 */
export function addUp(movements: readonly Movement[]): Sums {
  const sums: Sums = {
    now: NOTHING,
    before: NOTHING,
    slots: new Map<Day, Money>(),
    months: new Map<Day, Money>(),
    products: new Map<string, Money>(),
  };
  for (const { isNow, slot, month, productId, ...money } of movements) {
    const isAll = slot === null && month === null && productId === null;
    if (isAll && isNow) sums.now = plus(sums.now, money);
    else if (isAll) sums.before = plus(sums.before, money);
    if (!isNow) continue;
    if (slot !== null) add(sums.slots, slot, money);
    if (month !== null) add(sums.months, month, money);
    if (productId !== null) add(sums.products, productId, money);
  }
  return sums;
}

function add<Key>(sums: Map<Key, Money>, key: Key, money: Partial<Money>): void {
  sums.set(key, plus(sums.get(key) ?? NOTHING, money));
}

/** `part` of `whole` in percent with one decimal; null when `whole` is zero. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

interface LessonCounts {
  began: number;
  completed: number;
  /** Members who have not completed the course and whose furthest lesson is this one. */
  standing: number;
}

/** Shares of all enrolled members, and the lesson where most of them are; in a tie, the first. */
export function lessonFigures<Lesson extends LessonCounts>(lessons: readonly Lesson[], students: number) {
  const most = Math.max(0, ...lessons.map(({ standing }) => standing));
  const place = most === 0 ? -1 : lessons.findIndex(({ standing }) => standing === most);
  return lessons.map((lesson, index) => ({
    ...lesson,
    beganPercent: percentOf(lesson.began, students),
    completedPercent: percentOf(lesson.completed, students),
    isMostCommon: index === place,
  }));
}
