import { NotesPage } from '../features/notes';

export function Component() {
  return (
    <div className="page-width py-10 lg:py-14">
      <NotesPage />
    </div>
  );
}
