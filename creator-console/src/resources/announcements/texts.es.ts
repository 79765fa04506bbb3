import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Anuncios',
  lead: 'Novedades para todas tus estudiantes. Los anuncios también aparecen en la comunidad.',
  new: 'Nuevo anuncio',
  edit: 'Editar el anuncio',
  titleField: 'Título',
  text: 'Mensaje',
  priority: 'Prioridad',
  priorities: { normal: 'Normal', high: 'Prioridad alta' },
  reach: {
    normal: 'Cada estudiante recibe un aviso en la app, en sus dispositivos y en el resumen por correo.',
    high: 'Cada estudiante recibe un aviso de inmediato en la app, en sus dispositivos y por correo.',
  },
  noNews: 'Guardar cambios no vuelve a avisar a nadie.',
  send: 'Anunciar',
  save: 'Guardar cambios',
  sent: 'Anunciado a todas las estudiantes',
  changed: 'Anuncio guardado',
  edited: 'editado',
  seen: (count, members) => `visto por ${count} de ${members}`,
  editOne: (title) => `Editar “${title}”`,
  deleteOne: (title) => `Eliminar “${title}”`,
  deleteTitle: '¿Eliminar este anuncio?',
  deleteText: 'Las estudiantes dejan de verlo, y desaparece de sus notificaciones. No se puede deshacer.',
  delete: 'Eliminar',
  deleted: 'Anuncio eliminado',
  none: 'Todavía no hay anuncios',
  older: 'Ver anuncios anteriores',
  loading: 'Cargando anuncios',
  notLoaded: 'No se pudieron cargar los anuncios.',
};
