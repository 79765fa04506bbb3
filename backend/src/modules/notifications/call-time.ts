/** A moment by the clock of a place, with the place: `Tuesday, March 2, 2027 at 2:00 PM (London, GMT)`. */
export function callTime(moment: Date, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    moment,
  );
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  // Newer tables of words have a narrow space before AM and PM, which some mail programs show as a box.
  return `${words.replaceAll('\u202F', ' ')} (${place === zone ? zone : `${place}, ${zone}`})`;
}
