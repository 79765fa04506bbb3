import { answers, blank, Refusal } from '@sanctum/openapi/testing';
import type { MediaAsset, MediaKind } from '../../shared/uploads/kind-of';

const aFile = (fileName: string, fileType: MediaKind): MediaAsset => ({
  ...blank('MediaAssetResponse'),
  id: fileName,
  fileName,
  fileType,
  url: `/files/${fileName}`,
});

/** A media library with one file of each kind. */
const FILES = [
  aFile('garden.webp', 'image'),
  aFile('walk.mp4', 'video'),
  aFile('breath.mp3', 'audio'),
  aFile('workbook.pdf', 'file'),
  aFile('walk.vtt', 'captions'),
];

/** Answers with the files of the requested kinds; a file's name is also its id. */
export function answerForLibrary(): void {
  answers.answer('get', '/api/creator/media', ({ query }) => {
    const { fileType } = JSON.parse(query['filter'] ?? '{}') as { fileType?: MediaKind[] };
    return FILES.filter((file) => fileType?.includes(file.fileType) ?? true);
  });
  answers.answer('get', '/api/creator/media/{id}', ({ path: { id } }) => {
    const file = FILES.find((each) => each.id === id);
    if (!file) throw new Refusal(404, { code: 'not_found' });
    return { ...file, usedIn: [] };
  });
}
