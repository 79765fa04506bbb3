const root = '/sandbox/payments';

export const pageUrls = {
  page: root,
  style: `${root}/style.css`,
  settings: `${root}/settings`,
  refund: (intentId: string) => `${root}/payments/${intentId}/refund`,
  deliver: (eventId: string) => `${root}/events/${eventId}/deliver`,
  api: {
    settings: `${root}/api/settings`,
    events: `${root}/api/events`,
    redeliver: (eventId: string) => `${root}/api/events/${eventId}/redeliver`,
  },
};
