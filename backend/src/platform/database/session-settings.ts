const SETTINGS = [
  'timezone=UTC',
  // A solid state disk reads any page about as fast as the next one. PostgreSQL's default (4) is for turning disks: with it,
  // short reads went through whole tables instead of an index, and the cart took twice as long.
  'random_page_cost=1.1',
  // Our statements are short: compiling one takes longer than running it.
  'jit=off',
];

/** Settings of each connection, as PostgreSQL's start parameter `options`. The bench plans with the same ones. */
export const SESSION_OPTIONS = SETTINGS.map((setting) => `-c ${setting}`).join(' ');
