/** Anchor of a comment on the page of its post. */
export const commentAnchor = (id: string): string => `comment-${id}`;
