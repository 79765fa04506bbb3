/** True if the coach previews the draft, which the URL says when the console opens it. */
export const isDraftShown = new URLSearchParams(location.search).has('site-draft');
