/** NUL and lone surrogates cannot be stored in PostgreSQL; control characters have no place in what people write. */
export const STORABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
