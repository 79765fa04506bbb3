/** The browser that a request comes from, as far as the request says. */
export interface Device {
  /** Readable name, e.g. `Chrome on Android`. */
  name: string;
  /** Token from the cookie of a browser in which somebody has signed in before. */
  token: string | undefined;
  /** Network of the request, as limits count it. */
  network: string;
}
