/**
 * What stays behind when a site moves, because it lets somebody in, is sealed with the secret of the old installation, or tells only of
 * this machine. People keep their passwords and sign in anew.
 */
export const TABLES_LEFT_OUT: ReadonlySet<string> = new Set([
  // what lets somebody in
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
  // of this machine, and of this hour
  'data_exports',
  'last_backup',
  'rate_limits',
  'sign_in_tries',
  'upload_tickets',
]);

/** Files that nobody has claimed, and copies of personal data, which end by themselves. */
const FOLDERS_LEFT_OUT = ['exports/', 'uploads/'];

export const isFileLeftOut = (key: string): boolean => FOLDERS_LEFT_OUT.some((name) => key.startsWith(name));
