/** The texts about who sells, and by which clock. */
export const texts = {
  title: 'Receipts, currency, clock',
  lead: 'Who sells, as every receipt names it, what your prices are in, and the clock your days go by.',
  name: 'Name of the business',
  nameHelp: 'As the law knows it. Empty: what your place is called.',
  address: 'Postal address',
  addressHelp: 'With its lines, as on an envelope.',
  taxNumber: 'Tax number',
  taxNumberHelp: 'If you have one. It stands on receipts.',
  receiptPrefix: 'Numbers of receipts begin with',
  receiptPrefixHelp: (next: string) =>
    `The next one is ${next}. Numbers count up without a gap; those that were given stay as they are.`,
  currency: 'Currency',
  currencyHelp: 'Of every price. Choose it before your first sale: with the first order it stays.',
  currencyStays: 'There are orders in it, so it stays.',
  timeZone: 'Time zone of the business',
  timeZoneHelp: 'Days of your figures begin by it, and daily mails come by it.',
  otherZone: (business: string, own: string) =>
    `Your business uses ${business}, your own profile ${own}. Sessions, receipts, and everything in this console follow the business; your profile’s time is for your quiet hours and notifications.`,
} as const;
