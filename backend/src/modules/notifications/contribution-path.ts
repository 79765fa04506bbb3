/** Path of a post, or of a comment under it. */
export const contributionPath = (postId: string, commentId: string | null = null): string =>
  `/community/posts/${postId}${commentId === null ? '' : `#comment-${commentId}`}`;
