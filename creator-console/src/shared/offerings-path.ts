/** Query parameter of Coaching: the open tab, unless it is the first. */
export const COACHING_TAB = 'tab';
/** In the address of Coaching: the dialog that makes an offering is open. */
export const NEW_OFFERING = 'new';

export const offeringsPath = `/coaching?${COACHING_TAB}=offerings`;
export const newOfferingPath = `${offeringsPath}&${NEW_OFFERING}=`;
