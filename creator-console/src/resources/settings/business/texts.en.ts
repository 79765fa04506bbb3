export const texts = {
  title: 'Business details',
  lead: 'Your name and address for receipts, your currency and your business’s time zone.',
  name: 'Business name',
  nameHelp: 'Your legal name. Leave empty to use the name of your site.',
  address: 'Postal address',
  addressHelp: 'Use line breaks, as on an envelope.',
  taxNumber: 'Tax ID',
  taxNumberHelp: 'Optional. Shown on receipts.',
  receiptPrefix: 'Receipt number prefix',
  receiptPrefixHelp: (next: string) =>
    `The next receipt is ${next}. Numbers count up without gaps, and past receipts keep theirs.`,
  currency: 'Currency',
  currencyHelp: 'Used for every price. You can’t change it after your first order.',
  currencyStays: 'You have orders in this currency, so it can’t change.',
  timeZone: 'Business time zone',
  timeZoneHelp: 'Used for your figures and daily emails.',
  otherZone: (business: string, own: string) =>
    `Your business uses ${business} and your profile uses ${own}. Sessions, receipts and everything in the Creator Portal use your business’s time zone. Your quiet hours and notifications use your profile’s time zone.`,
} as const;
