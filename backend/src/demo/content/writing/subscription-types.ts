/** An offer that a member pays every month or year. Its dates follow from its latest period. */
export interface DemoSubscription {
  memberKey: string;
  productKey: string;
  offerKey: string;
  /** Number of payments made; none: it is in its free days. */
  payments: number;
  /** Days since its current period began; one that has ended: since then. */
  periodDaysAgo: number;
  /** True if the payment of the current period failed. */
  isUnpaid?: true;
  /** A payment that failed at first, and the days until it was made. */
  failed?: { payment: number; days: number };
  /** Months of a pause that begins after the current period. */
  pausedMonths?: number;
  /** Canceled for the end of what is paid. */
  canceled?: { reason: string | null };
  /** True if what was paid is over. */
  hasEnded?: true;
}
