/** One person, one spelling: addresses are compared and kept in lower case. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase();
