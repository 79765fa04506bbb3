/** How far this entry is from the first one of the app; the router keeps it. */
export const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;
