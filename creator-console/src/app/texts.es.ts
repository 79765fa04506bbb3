import { counted } from '../shared/words/counted';
import type { TextsLike } from '../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  memberApp: 'App de miembros',
  secondFactor: 'Verificación en dos pasos',
  menu: 'Menú',
  places: 'Portal de la coach',
  ofTheDay: 'Accesos directos',
  marketing: 'Marketing',
  money: 'Pedidos e ingresos',
  skip: 'Ir al contenido',
  notFound: 'No se encontró',
  notFoundTitle: 'No encontramos esta página',
  notFoundText: 'Tal vez el enlace esté incompleto o la página se eliminó. Elige otra página en el menú.',
  toOverview: 'Ir al resumen',
  broken: 'No se pudo mostrar esta página. Lo que guardaste está a salvo.',
  reload: 'Volver a cargar',
  toPage: {
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
  },
  openList: 'Abrir la lista',
  close: 'Cerrar',
  clear: 'Borrar',
  loading: 'Cargando…',
  noOptions: 'Sin resultados',
  stars: (rating) => counted(rating, { one: '1 estrella', other: `${rating} estrellas` }),
  languageNotKept: 'No se pudo cambiar el idioma. Inténtalo de nuevo.',
};
