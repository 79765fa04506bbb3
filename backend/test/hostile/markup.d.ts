/**
 * What people have put where words belong, so that it runs in another's browser or calls home. One list for the server's
 * rules and for real browsers (`e2e/journeys/hostile-content.spec.ts`). `@` stands for the script, `~` for its
 * number in the list.
 */
/** Every shape once; none is the same as another but for its number. */
export declare const MARKUP_SHAPES: readonly string[];
/** The script of each calls `xss` with its place in this list, so that whatever runs says what it was. */
export declare const HOSTILE_MARKUP: readonly string[];
