/** Distance of this entry from the first one of the app, as kept by the router. */
export const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;
