export { NotesPage as Component } from '../../features/notes';
