import { consolePages } from './console-pages';
import { memberPages } from './member-pages';

/** Every state of every page of both apps, in a fixed order. */
export const allLooks = [
  ...Object.entries(memberPages).map(([name, looks]) => [`member app, ${name}`, looks] as const),
  ...Object.entries(consolePages).map(([name, looks]) => [`console, ${name}`, looks] as const),
].flatMap(([page, looks]) =>
  looks.map((look, index) => ({
    page,
    look,
    /** Tells the states of one page apart. */
    which: looks.length > 1 ? ` (${index + 1})` : '',
    isFirst: index === 0,
  })),
);
