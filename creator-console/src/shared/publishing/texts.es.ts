import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: (title) => `¿Cuándo se debe publicar “${title}”?`,
  at: 'Fecha y hora',
  zone: (name) => `Zona horaria de tu negocio: ${name}.`,
  save: 'Programar',
  remove: 'Cancelar la programación',
  missedHour: (moment) => `Estaba programado para el ${moment}, pero no estaba listo. Sigue como borrador.`,
  missing: {
    lesson: 'Agrega una lección antes de publicar este curso.',
    file: 'Agrega un archivo antes de publicar este archivo digital.',
    bundle_part: 'Agrega al menos dos productos publicados antes de publicar esta colección.',
    recurring_offer: 'Agrega una oferta que se pague cada mes o cada año antes de publicar este producto.',
  },
  readyNow: 'Ya está listo. Publícalo o elige otra hora.',
};
