/** Path of the page that redirects from an email to one person to its broadcast or sequence. */
export const deliveryPath = (id: string): string => `/mailing-deliveries/${encodeURIComponent(id)}/show`;
