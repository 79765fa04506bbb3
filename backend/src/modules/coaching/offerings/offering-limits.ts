export const TITLE_LIMIT = 120;
export const DESCRIPTION_LIMIT = 1000;
export const MEETING_LINK_LIMIT = 500;
