/** True if the coach is previewing the draft; the console says so in the URL. */
export const isDraftShown = new URLSearchParams(location.search).has('site-draft');
