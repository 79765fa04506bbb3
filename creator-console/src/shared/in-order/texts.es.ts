import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  remove: (name) => `Quitar ${name}`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  moved: (name, place, of) => `${name} está ahora en el lugar ${place} de ${of}`,
  searching: 'Buscando…',
  noneFound: 'Ningún producto de la tienda coincide.',
  types: { course: 'Curso', digital_file: 'Archivo digital', coaching: 'Coaching', bundle: 'Colección' },
  statuses: { draft: 'Borrador', published: 'Publicado', archived: 'Archivado' },
};
