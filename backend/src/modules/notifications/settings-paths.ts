/** Where a member finds the data export and the deletion of the account. */
export const SETTINGS = '/my-sanctum/settings';

/** Where a mother makes her daughter's account, and sees how she is doing. */
export const FAMILY = '/my-sanctum/family';
