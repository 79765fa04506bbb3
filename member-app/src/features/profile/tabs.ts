/** The first is the one shown without being asked for. */
export const tabs = ['courses', 'downloads', 'activity'] as const;
export type ProfileTab = (typeof tabs)[number];

/** The tab an address names; an address typed by hand may name none. */
export const readTab = (written: string | null): ProfileTab => tabs.find((tab) => tab === written) ?? tabs[0];
