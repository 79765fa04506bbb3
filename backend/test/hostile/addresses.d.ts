/** Addresses that are none, in one list for the server's rules and for real browsers. None may be stored anywhere. */
/** Nothing may lead there: not a button, not a frame. */
export declare const HOSTILE_ADDRESSES: readonly string[];
/** Real addresses of strangers that look like `house`, or doors of it that are not its front door: no frame may show them. */
export declare const impostersOf: (house: string) => string[];
