import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: (title) => `¿Cuándo debe salir «${title}»?`,
  at: 'Día y hora',
  zone: (name) => `Por el reloj de tu negocio: ${name}.`,
  save: 'Programar',
  remove: 'No publicar por sí solo',
  missedHour: (moment) =>
    `Debía salir el ${moment}, pero no estaba listo entonces. Sigue siendo un borrador.`,
  missing: {
    lesson: 'Un curso necesita una lección antes de que alguien pueda tenerlo.',
    file: 'Un archivo digital necesita un archivo antes de que alguien pueda tenerlo.',
    bundle_part: 'Un paquete necesita al menos dos productos, todos en la tienda.',
  },
  readyNow: 'Ya está listo: publícalo o elige otra hora.',
};
