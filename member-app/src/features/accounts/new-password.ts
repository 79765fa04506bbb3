/** Message from the reset page to the sign-in page, kept in the history entry so that it is not part of the address. */
export interface NewPassword {
  /** `first`: an invited person's first password; `changed`: it replaced another, which ended every session. */
  newPassword: 'first' | 'changed';
}

export const newPasswordOf = (locationState: unknown): NewPassword['newPassword'] | undefined =>
  typeof locationState === 'object' && locationState !== null && 'newPassword' in locationState
    ? (locationState as NewPassword).newPassword
    : undefined;
