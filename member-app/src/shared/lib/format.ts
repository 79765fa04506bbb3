/** An amount of money as the wire carries it ('97.00') the way a person reads it; zero is an amount too. */
export function formatMoney(amount: string): string {
  return `$${amount}`;
}

/** A price as the wire carries it ('97.00', or null for free) the way a person reads it. */
export function formatPrice(price: string | null): string {
  return price === null || Number(price) === 0 ? 'Free' : formatMoney(price);
}

/** A whole number with the noun it counts: '1 review', '12 reviews', '1,204 students'. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

/** A moment of the wire (ISO, UTC) as a day in the reader's own zone and words: 'March 8, 2027'. */
export function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' });
}

/** Bytes as product rule 7.6 writes them: '812 B', '14.2 KB', '3.0 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / (1024 * 1024), 'MB'];
  return `${size.toFixed(1)} ${unit}`;
}

/** 75 → '1:15', 3675 → '1:01:15'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** How long something takes, in words: '32 sec', '2 min', '1 h 5 min'. A clock ('0:32') says where somebody is in it. */
export function formatLength(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} sec`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
