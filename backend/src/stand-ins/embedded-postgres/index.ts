/**
 * A real PostgreSQL without an installation: npm provides the binaries, the launcher is ours. The server survives a
 * kill of its process and is adopted by the next start.
 */
export { startEmbeddedPostgres } from './start.js';
