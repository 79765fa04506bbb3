/** Business details as the coach would save them. */
export const A_BUSINESS = {
  name: 'Ada Stone Coaching LLC',
  address: '4 Mill Lane\nHood River',
  taxNumber: 'US 12-3456789',
  receiptPrefix: 'R-',
  timeZone: 'America/Los_Angeles',
  currency: 'usd',
} as const;
