/** Approved: it is, or was, in a guardian's cart. Expired: nobody answered, and the product can be asked for again. */
export const PURCHASE_REQUEST_STATES = ['open', 'approved', 'declined', 'expired'] as const;
export type PurchaseRequestState = (typeof PURCHASE_REQUEST_STATES)[number];
