/** Names, titles and times for previews. No real person has these names. */
export const READER = { name: 'Alma Reyes', email: 'alma@example.org' };
export const SOMEBODY = { name: 'Nora Vale', email: 'nora@example.org' };

export const COURSE = 'Roots and Wings';
export const OTHER_COURSE = 'Letters to My Daughter';
export const COACHING = '1:1 Session';
export const ORDER = 'S-10001';

export const MOMENT = '2027-03-02T14:00:00.000Z';
export const LATER = '2027-03-09T14:00:00.000Z';
export const ZONE = 'Europe/London';
