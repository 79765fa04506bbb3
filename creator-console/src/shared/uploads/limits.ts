/** Spec §9: above this a film travels in parts, and goes on where it was after a break. */
export const MULTIPART_ABOVE_BYTES = 104_857_600;
/** Spec §9: requests on their way to the storage at once. */
export const REQUESTS_AT_ONCE = 6;
/** Spec §9. */
export const RETRY_AFTER_MS = [0, 1_000, 3_000, 5_000] as const;

/** The server's, of a file that comes in parts. */
export const MOST_BYTES = 2_147_483_648;

/** After the four tries of the specification, for as long as the connection is away. */
export const WHILE_AWAY_MS = 5_000;

/** What the browser keeps of a file, so that a reload needs nobody to choose it again. */
export const KEPT_FILE_BYTES = 1_073_741_824;
export const KEPT_IN_ALL_BYTES = 2_147_483_648;
/** As long as the server keeps the parts. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
