import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Comunidad',
  search: 'Palabras o nombre',
  waits: 'Mostrar',
  all: 'Todo',
  waiting: 'Por revisar',
  decided: 'Revisado',
  author: 'De',
  kind: 'Tipo',
  text: 'Texto',
  state: 'Estado',
  written: 'Fecha',
  types: { post: 'Publicación', comment: 'Comentario' },
  states: {
    published: 'Publicado',
    waiting: 'Pendiente de aprobar',
    hidden: 'Oculto',
    withheld: 'Sin consentimiento',
  },
  question: 'Pregunta',
  unanswered: 'Preguntas sin respuesta',
  inGroup: (name) => `en ${name}`,
  conduct: (name: string) => `Lo que ya le dijiste a ${name}`,
  reported: (count) => (count === 1 ? '1 denuncia' : `${count} denuncias`),
  pinned: 'Fijado',
  none: 'Todavía no hay nada escrito',
  noneText: 'Aquí aparecen las publicaciones y los comentarios, primero los que hay que revisar.',
  noneFound: 'Nada por revisar',
  noneFoundText: 'Quita el filtro para ver todo lo que se ha escrito.',
  notThere: 'No hay ninguna publicación en esta dirección',
  notThereText: 'Puede que se haya eliminado.',
  toAll: 'Ver la comunidad',
  open: 'Ver en la comunidad',
  attached: (count: number) =>
    count === 1
      ? 'Incluye una foto, un vídeo o un archivo. Míralo en la comunidad antes de decidir.'
      : `Incluye ${count} fotos, vídeos o archivos. Míralos en la comunidad antes de decidir.`,
  hiddenByReports:
    'Se ocultó automáticamente porque tres miembros lo denunciaron. Solo lo ve su autora hasta que decidas.',
  withheld:
    'Ahora nadie de la familia autoriza la comunidad. Nadie más lo ve, y no puedes publicarlo hasta que alguien vuelva a autorizarla.',
  hiddenBecause: (reason) => `Oculto: ${reason}`,
  waitsText:
    'Lo escribió una menor, o alguien que aún no ha dicho su edad. Los demás lo ven cuando lo apruebes.',
  approve: 'Aprobar',
  keep: 'Puede quedarse',
  restore: 'Mostrarlo de nuevo',
  restoreText:
    'Todos lo verán de nuevo. Las denuncias ya no lo ocultarán automáticamente, salvo que su autora lo edite; seguirás recibiendo cada denuncia nueva.',
  keepText:
    'Las denuncias se cierran. Las nuevas ya no lo ocultarán automáticamente, salvo que su autora lo edite; seguirás recibiendo cada una.',
  isKept: 'Decidiste que se queda. Las denuncias ya no lo ocultan automáticamente.',
  hide: 'Ocultar',
  remove: 'Eliminar',
  pin: 'Fijar arriba',
  unpin: 'Dejar de fijar',
  published: 'Ahora lo ven los demás',
  hidden: 'Oculto',
  removed: 'Eliminado',
  isPinned: 'Ahora está encima de los demás',
  isUnpinned: 'Vuelve a estar entre los demás',
  hideTitle: '¿Ocultarlo?',
  hideText: 'Los demás dejan de verlo. Quien lo escribió lee por qué, y puedes mostrarlo de nuevo.',
  removeTitle: '¿Eliminarlo para siempre?',
  removeText: 'Se van también comentarios, reacciones y fotos. No se puede deshacer.',
  reason: 'Por qué',
  hideReason: 'Lo lee quien lo escribió.',
  removeReason: 'Queda en el registro.',
  failed: 'No se hizo',
  tryAgain: 'Inténtalo de nuevo.',
};
