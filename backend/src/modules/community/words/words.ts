/** Allowed values and max lengths in the community. The database checks the lists, and its columns have the limits. */

export const POST_KINDS = ['post', 'question'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Topics of posts; the apps name them in the reader's language. */
export const POST_TAGS = ['gratitude', 'small_wins', 'advice', 'together', 'rituals', 'reading'] as const;
export type PostTag = (typeof POST_TAGS)[number];

export const EMOJIS = ['🌱', '💚', '🤗', '👏', '😊', '🙏'] as const;
/** Names of the emojis in clients that are generated from the contract. */
export const EMOJI_NAMES = ['Seedling', 'GreenHeart', 'Hug', 'Clap', 'Smile', 'Thanks'];
export type Emoji = (typeof EMOJIS)[number];

export const PRIORITIES = ['high', 'normal'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const ANNOUNCEMENT_TITLE_LIMIT = 120;
export const ANNOUNCEMENT_LIMIT = 3000;
export const POST_LIMIT = 5000;
export const COMMENT_LIMIT = 2000;
export const MOST_IMAGES = 4;
export const MOST_FILES = 4;
export const ALT_LIMIT = 300;

/** Emojis shown under a post before its reader asks for all of them. */
export const PREVIEWED_EMOJIS = 4;
