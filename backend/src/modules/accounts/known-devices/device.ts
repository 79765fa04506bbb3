/** What a request tells about the browser it comes from. */
export interface Device {
  /** In plain words, e.g. `Chrome on Android`. */
  name: string;
  /** From the cookie of a browser that somebody has signed in with before. */
  token: string | undefined;
  /** The network it comes from, as limits count it. */
  network: string;
}
