import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  duplicate: 'Duplicar',
  duplicating: (title) => `Duplicando ${title}…`,
  duplicated: (title) => `Se duplicó «${title}»`,
  duplicateStep: (title) => `Duplicar ${title}`,
  saveAs: 'Guardar como plantilla…',
  saveTitle: (lesson) => `Conservar «${lesson}» como plantilla`,
  saveHelp:
    'Sus páginas y widgets se conservan como están ahora. Los cambios posteriores de la lección no cambian la plantilla.',
  name: 'Nombre de la plantilla',
  nameTaken: 'Ya tienes una plantilla con este nombre.',
  save: 'Guardar plantilla',
  saving: 'Guardando…',
  saved: (name) => `«${name}» ya está entre tus plantillas`,
  from: 'Desde una plantilla…',
  fromInto: (module) => `Desde una plantilla en ${module}`,
  choose: 'Empezar una lección desde una plantilla',
  loading: 'Buscando las plantillas…',
  failed: 'No se pudieron cargar las plantillas.',
  builtIn: 'Vienen con Sanctum',
  own: 'Las tuyas',
  noneOwn: 'Todavía ninguna. El menú de una lección la conserva como plantilla.',
  pages: (count) => counted(count, { one: '1 página', other: `${count} páginas` }),
  noWidgets: 'sin nada dentro',
  use: (name) => `Usar ${name}`,
  adding: 'Agregando la lección…',
  added: (title) => `Se agregó «${title}»`,
  delete: (name) => `Eliminar ${name}`,
  deleteAsk: (name) => `¿Eliminar «${name}»? Las lecciones hechas con ella se quedan.`,
  deleteYes: 'Eliminar',
  deleteNo: 'Conservar',
  notSaved: 'Tus últimos cambios todavía no llegaron. Inténtalo de nuevo cuando hayan llegado.',
  couldNot: 'No funcionó. Inténtalo de nuevo.',
  close: 'Cerrar',
};
