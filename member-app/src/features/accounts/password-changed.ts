/** Message from the reset page to the sign-in page, kept in the history entry so that it is not part of the address. */
export const passwordChanged = { passwordChanged: true } as const;

export const passwordWasChanged = (locationState: unknown): boolean =>
  typeof locationState === 'object' && locationState !== null && 'passwordChanged' in locationState;
