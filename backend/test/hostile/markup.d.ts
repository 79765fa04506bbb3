/**
 * Texts that attackers put into fields so that they run in another person's browser or send a request. One list for the server's
 * rules and for real browsers (`e2e/journeys/hostile-content.spec.ts`, `hostile-words.spec.ts`). `@` stands for the script, `~` for its
 * number in the list.
 */
/** All texts, each once. */
export declare const MARKUP_SHAPES: readonly string[];
/** The script of each calls `xss` with its number in this list, so that a test knows which one ran. */
export declare const HOSTILE_MARKUP: readonly string[];
