/** The page that leads on to the broadcast or sequence that a mailing to somebody is of. */
export const deliveryPath = (id: string): string => `/mailing-deliveries/${encodeURIComponent(id)}/show`;
