/** Query parameter of Coaching: the open tab, unless it is the first. */
export const COACHING_TAB = 'tab';
/** URL parameter of Coaching: the dialog for a new offering is open. */
export const NEW_OFFERING = 'new';

export const offeringsPath = `/coaching?${COACHING_TAB}=offerings`;
export const newOfferingPath = `${offeringsPath}&${NEW_OFFERING}=`;
