/** Addresses that must be refused, in one list for the server's rules and for real browsers. None may be stored. */
/** Refused for buttons and for frames. */
export declare const HOSTILE_ADDRESSES: readonly string[];
/** Addresses that only look like the host `house`, or use another port or scheme of it: no frame may show them. */
export declare const impostersOf: (house: string) => string[];
