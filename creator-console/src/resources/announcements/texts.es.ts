import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Anuncios',
  lead: 'Lo que quieres que sepan todos los miembros.',
  new: 'Nuevo anuncio',
  edit: 'Editar el anuncio',
  titleField: 'Título',
  text: 'Mensaje',
  priority: 'Prioridad',
  priorities: { normal: 'Normal', high: 'Prioridad alta' },
  reach: {
    normal: 'Todos los miembros reciben un aviso en la app y en sus dispositivos, y en el resumen.',
    high: 'Todos los miembros reciben un aviso en la app, en sus dispositivos y por correo enseguida.',
  },
  noNews: 'Guardar los cambios no avisa a nadie otra vez.',
  send: 'Anunciar',
  save: 'Guardar los cambios',
  sent: 'Anunciado a todos los miembros',
  changed: 'Anuncio guardado',
  edited: 'editado',
  seen: (count, members) => `visto por ${count} de ${members}`,
  editOne: (title) => `Editar «${title}»`,
  deleteOne: (title) => `Eliminar «${title}»`,
  deleteTitle: '¿Eliminar este anuncio?',
  deleteText: 'Los miembros dejan de verlo, y desaparece de sus notificaciones. No se puede deshacer.',
  delete: 'Eliminar',
  deleted: 'Anuncio eliminado',
  none: 'Todavía no hay anuncios',
  older: 'Ver anuncios anteriores',
  loading: 'Cargando los anuncios',
  notLoaded: 'No se pudieron cargar los anuncios.',
};
