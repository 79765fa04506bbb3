/**
 * A real PostgreSQL without an installation: the binaries come with npm, the launcher is ours.
 * The server survives a kill of the process that started it and is adopted by the next start.
 */
export { startEmbeddedPostgres } from './start.js';
