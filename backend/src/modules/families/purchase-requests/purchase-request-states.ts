/** Approved: a guardian has it in her cart, or had. Expired: nobody answered in time, and it can be asked for again. */
export const PURCHASE_REQUEST_STATES = ['open', 'approved', 'declined', 'expired'] as const;
export type PurchaseRequestState = (typeof PURCHASE_REQUEST_STATES)[number];
