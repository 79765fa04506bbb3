/** The notebook's search and filter. They are in the address, so that Back works. */
export interface NotebookAddress {
  q: string;
  courseId: string | null;
}

/** The contract's limit. */
export const longestWords = 100;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address may have been typed by hand: invalid parts are ignored. */
export function readNotebook(address: URLSearchParams): NotebookAddress {
  const courseId = address.get('course') ?? '';
  return {
    q: (address.get('q') ?? '').trim().slice(0, longestWords),
    courseId: uuid.test(courseId) ? courseId : null,
  };
}

/** The shortest URL for it. */
export function writeNotebook({ q, courseId }: NotebookAddress): string {
  const address = new URLSearchParams();
  if (q) address.set('q', q);
  if (courseId) address.set('course', courseId);
  return address.toString();
}
