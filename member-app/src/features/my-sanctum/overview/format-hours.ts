/** Seconds as hours with one decimal (3,000 → '0.8'). More than zero seconds are never 0.0. */
export function formatHours(seconds: number): string {
  if (seconds === 0) return '0.0';
  return Math.max(0.1, seconds / 3600).toLocaleString('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
