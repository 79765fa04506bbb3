/** The page that leads on to the broadcast or sequence that a letter to somebody is of. */
export const deliveryPath = (id: string): string => `/letter-deliveries/${encodeURIComponent(id)}/show`;
