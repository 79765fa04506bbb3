/** Search and filter of the notebook, kept in the address so that Back works. */
export interface NotebookAddress {
  q: string;
  courseId: string | null;
}

/** Max length of the text, the contract's limit. */
export const longestWords = 100;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads an address. It may have been typed by hand, so invalid parts are ignored. */
export function readNotebook(address: URLSearchParams): NotebookAddress {
  const courseId = address.get('course') ?? '';
  return {
    q: (address.get('q') ?? '').trim().slice(0, longestWords),
    courseId: uuid.test(courseId) ? courseId : null,
  };
}

/** Writes the shortest address of the filter. */
export function writeNotebook({ q, courseId }: NotebookAddress): string {
  const address = new URLSearchParams();
  if (q) address.set('q', q);
  if (courseId) address.set('course', courseId);
  return address.toString();
}
