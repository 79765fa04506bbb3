/** Characters that could end a script element, start a comment in it, or break its line in an old parser. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Returns JSON for a `<script>` element of data. JSON has these characters only in strings, where an escape means the
 * same.
 */
export const scriptJson = (json: string): string =>
  json.replaceAll(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
