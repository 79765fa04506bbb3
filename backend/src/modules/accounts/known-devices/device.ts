/** The browser that a request comes from, as far as the request says. */
export interface Device {
  /** In plain words, e.g. `Chrome on Android`. */
  name: string;
  /** From the cookie of a browser that somebody has signed in with before. */
  token: string | undefined;
  /** The network it comes from, as limits count it. */
  network: string;
}
