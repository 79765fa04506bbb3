/** Path of the member's data export and account deletion. */
export const SETTINGS = '/my-sanctum/settings';

/** Path of the guardian's page, with the minors' accounts and progress. */
export const FAMILY = '/my-sanctum/family';
