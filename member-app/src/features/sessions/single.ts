import { formatMoney } from '../../shared/lib/format';
import type { Offering, PackageOffer } from './api';

/**
 * Cheapest single session of an offering, for a member who has no sessions left; null if single sessions are not
 * sold.
 */
export const singleOf = ({ needsCredit, creditsLeft, packages }: Offering): PackageOffer | null =>
  needsCredit && creditsLeft === 0 ? (packages.find(({ sessions }) => sessions === 1) ?? null) : null;

export const priceOf = ({ priceCents }: PackageOffer): string => formatMoney((priceCents / 100).toFixed(2));

/** Time (ISO 8601) before which a session bought now has to begin; null: no limit. */
export const expiryOf = (single: PackageOffer | null): string | null =>
  single?.validDays == null ? null : new Date(Date.now() + single.validDays * 86_400_000).toISOString();
