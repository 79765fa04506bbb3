import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Importar un curso',
  submit: 'Importar',
  help: 'Elige un archivo exportado desde Sanctum. Su curso se agrega como borrador gratuito, con todas las lecciones y archivos multimedia. Nada más cambia.',
  file: 'Archivo del curso',
  fileHelp: 'Un archivo ZIP de hasta 20 GB.',
  missing: 'Primero elige un archivo',
  started: 'Importación iniciada',
  problems: 'No podemos importar este archivo. No se agregó nada.',
  more: (count) => `Y ${count} más`,
  latest: 'Importaciones de los últimos siete días',
  importing: (percent) => `Importando: ${percent}%`,
  closing: 'Puedes cerrar esta ventana. La importación continúa.',
  ready: 'Importado como borrador',
  openCourse: 'Abrir el curso',
  openThis: (title) => `Abrir el curso: ${title}`,
  refused: 'No se importó. No se agregó nada.',
  failed: 'La importación falló y no se agregó nada. Inténtalo de nuevo.',
  notLoaded: 'No se pudieron cargar las importaciones.',
  places: {
    product: 'Producto',
    media: (number) => `Archivo ${number}`,
    sections: (number) => `Sección ${number}`,
    modules: (number) => `Módulo ${number}`,
    lessons: (number) => `Lección ${number}`,
    pages: (number) => `Página ${number}`,
    widgets: (number) => `Widget ${number}`,
  },
};
