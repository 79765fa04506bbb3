import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  open: 'Exportar…',
  title: (title) => `Exportar “${title}”`,
  help: 'Un archivo ZIP con todos los textos, ajustes y archivos multimedia del curso. No contiene nada sobre estudiantes ni precios. Úsalo como copia de seguridad, en otro sitio o para crear tu próximo curso.',
  edition: 'Qué exportar',
  editions: { live: 'Lo que ven los miembros', draft: 'Tu borrador, con los cambios sin publicar' },
  prepare: 'Exportar curso',
  again: 'Exportar de nuevo',
  preparing: (percent) => `Preparando el archivo: ${percent}%`,
  closing: 'Puedes cerrar esta ventana. El archivo estará aquí siete días.',
  ready: (size, until) => `Tu archivo está listo: ${size}. Puedes descargarlo hasta el ${until}.`,
  leftOut: 'Estos archivos faltan en el almacenamiento, así que no se incluyeron:',
  failed: 'No se pudo preparar el archivo. Inténtalo de nuevo.',
  download: 'Descargar',
  close: 'Cerrar',
};
