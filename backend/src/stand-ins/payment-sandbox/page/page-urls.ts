const root = '/sandbox/payments';

export const pageUrls = {
  page: root,
  style: `${root}/style.css`,
  settings: `${root}/settings`,
  byHand: (intentId: string, action: string) => `${root}/payments/${intentId}/${action}`,
  billing: (action: string) => `${root}/billing/${action}`,
  card: (subscriptionId: string) => `${root}/subscriptions/${subscriptionId}/card`,
  deliver: (eventId: string) => `${root}/events/${eventId}/deliver`,
  api: {
    settings: `${root}/api/settings`,
    events: `${root}/api/events`,
    redeliver: (eventId: string) => `${root}/api/events/${eventId}/redeliver`,
  },
};
