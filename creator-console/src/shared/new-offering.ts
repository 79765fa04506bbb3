/** In the address of Coaching: the dialog that makes an offering is open. */
export const NEW_OFFERING = 'new';

export const newOfferingPath = `/coaching?${NEW_OFFERING}`;
