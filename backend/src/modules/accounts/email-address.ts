/** Addresses are stored and compared in lower case. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase();
