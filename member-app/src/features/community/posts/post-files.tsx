import type { Post } from '../shared/api';
import { Film } from './film';
import { Paper } from './paper';

/** Videos to be played, files to be downloaded; their addresses work for a quarter of an hour and are asked for again with the posts. */
export function PostFiles({ files }: { files: Post['files'] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 space-y-2">
      {files.map((file) => (
        <li key={file.id}>{file.isFilm ? <Film film={file} /> : <Paper file={file} />}</li>
      ))}
    </ul>
  );
}
