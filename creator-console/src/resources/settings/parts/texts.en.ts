/** The texts of the settings that all sections share. */
export const texts = {
  title: 'Settings',
  nav: 'Sections of the settings',
  groups: { account: 'Your account', business: 'Your business' },
  sections: {
    profile: 'Profile',
    email: 'E-mail',
    password: 'Password',
    'two-step': 'Two-step sign-in',
    devices: 'Signed-in devices',
    notifications: 'Notifications',
    'api-tokens': 'API tokens',
    business: 'Receipts, currency, clock',
    tax: 'Tax',
    'sale-mails': 'Mails about sales',
    growth: 'Growth',
  },
  save: 'Save changes',
  saved: 'Saved',
  deviceZone: (zone: string) => `Use this device’s: ${zone}`,
} as const;
