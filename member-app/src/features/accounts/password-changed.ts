/** What the reset page tells the sign-in page. It lives in the history entry, so a shared address never says it. */
export const passwordChanged = { passwordChanged: true } as const;

export function passwordWasChanged(locationState: unknown): boolean {
  return typeof locationState === 'object' && locationState !== null && 'passwordChanged' in locationState;
}
