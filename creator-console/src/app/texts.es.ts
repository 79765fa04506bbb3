import { counted } from '../shared/words/counted';
import type { TextsLike } from '../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  memberApp: 'Área de miembros',
  secondFactor: 'Acceso en dos pasos',
  menu: 'Menú',
  places: 'Portal de la creadora',
  skip: 'Ir al contenido',
  notFound: 'No se encontró',
  notFoundTitle: 'Nada crece en esta dirección',
  notFoundText: 'Tal vez esté incompleta, o lo que había aquí se eliminó. El menú lleva a todas partes.',
  toOverview: 'Ir al resumen',
  broken: 'No se pudo mostrar esta página. Lo guardado está a salvo.',
  reload: 'Volver a cargarla',
  toPage: {
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
  },
  openList: 'Abrir la lista',
  close: 'Cerrar',
  clear: 'Vaciar',
  loading: 'Cargando…',
  noOptions: 'Nada coincide',
  stars: (rating) => counted(rating, { one: '1 estrella', other: `${rating} estrellas` }),
  languageNotKept: 'No se pudo cambiar el idioma. Inténtalo de nuevo.',
};
