/** A moment of the wire in the reader's own zone and words: 'Mar 8, 2027, 7:30 PM'. */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
