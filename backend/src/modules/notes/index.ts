/** Notes: a member's private notes on lessons, with earlier versions. */
export { NotesModule } from './notes.module.js';
