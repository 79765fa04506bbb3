/** The texts of the settings that all sections share. */
export const texts = {
  title: 'Settings',
  nav: 'Settings sections',
  groups: { account: 'Your account', business: 'Your business' },
  sections: {
    profile: 'Profile',
    email: 'Email',
    password: 'Password',
    'two-step': 'Two-step sign-in',
    devices: 'Signed-in devices',
    notifications: 'Notifications',
    'api-tokens': 'API tokens',
    webhooks: 'Webhooks',
    business: 'Business details',
    tax: 'Tax',
    'sale-mails': 'Sales emails',
    growth: 'Growth',
  },
  save: 'Save changes',
  saved: 'Saved',
  deviceZone: (zone: string) => `Use this device’s time zone: ${zone}`,
} as const;
