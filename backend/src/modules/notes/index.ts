/** Notes: a member's private words on lessons, with every earlier version of them. */
export { NotesModule } from './notes.module.js';
