/**
 * Tables that stay behind when a site moves, because they grant access, are sealed with the old installation's secret, or concern only
 * this machine. People keep their passwords and sign in again.
 */
export const TABLES_LEFT_OUT: ReadonlySet<string> = new Set([
  // these grant access
  'api_tokens',
  'calendar_feeds',
  'known_devices',
  'login_sessions',
  'one_time_tokens',
  'recovery_codes',
  // sealed, or bound to the old address
  'coaching_busy_calendars',
  'coaching_busy_times',
  'push_devices',
  'push_keys',
  'second_factors',
  'secret_uses',
  // about this machine and this hour
  'data_exports',
  'last_backup',
  'rate_limits',
  'sign_in_tries',
  'upload_tickets',
]);

/** Folders of unclaimed uploads and of copies of personal data, which expire by themselves. */
const FOLDERS_LEFT_OUT = ['exports/', 'uploads/'];

export const isFileLeftOut = (key: string): boolean => FOLDERS_LEFT_OUT.some((name) => key.startsWith(name));
