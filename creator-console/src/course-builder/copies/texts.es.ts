import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  duplicate: 'Duplicar',
  duplicating: (title) => `Duplicando ${title}…`,
  duplicated: (title) => `Se duplicó “${title}”`,
  duplicateStep: (title) => `Duplicar ${title}`,
  saveAs: 'Guardar como plantilla…',
  saveTitle: (lesson) => `Guardar “${lesson}” como plantilla`,
  saveHelp:
    'Guarda sus páginas y widgets como están ahora. Los cambios posteriores de la lección no cambian la plantilla.',
  name: 'Nombre de la plantilla',
  nameTaken: 'Ya tienes una plantilla con este nombre.',
  save: 'Guardar plantilla',
  saving: 'Guardando…',
  saved: (name) => `Se guardó la plantilla “${name}”`,
  from: 'Desde una plantilla…',
  fromInto: (module) => `Agregar a ${module} una lección desde una plantilla`,
  choose: 'Agregar una lección desde una plantilla',
  loading: 'Cargando plantillas…',
  failed: 'No se pudieron cargar tus plantillas.',
  isBuiltIn: 'Incluidas en Sanctum',
  own: 'Tus plantillas',
  noneOwn:
    'Todavía no hay plantillas. Para crear una, abre el menú de una lección y elige “Guardar como plantilla”.',
  pages: (count) => counted(count, { one: '1 página', other: `${count} páginas` }),
  noWidgets: 'vacía',
  use: (name) => `Usar ${name}`,
  adding: 'Agregando la lección…',
  added: (title) => `Se agregó “${title}”`,
  delete: (name) => `Eliminar ${name}`,
  deleteAsk: (name) => `¿Eliminar “${name}”? Las lecciones creadas con ella se quedan.`,
  deleteYes: 'Eliminar',
  deleteNo: 'Conservar',
  notSaved: 'Tus últimos cambios todavía no se guardan. Inténtalo de nuevo en un momento.',
  couldNot: 'No funcionó. Inténtalo de nuevo.',
  close: 'Cerrar',
};
