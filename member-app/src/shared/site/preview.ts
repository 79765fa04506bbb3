/** The coach looks at the draft before it is published: the address says so when the console opens it. */
export const isDraftShown = new URLSearchParams(location.search).has('site-draft');
