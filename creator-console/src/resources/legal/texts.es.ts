import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Páginas legales',
  lead: 'Están enlazadas al final de cada página, donde la gente se registra y donde paga. Quien se registra o paga acepta la versión publicada en ese momento; eso se guarda con el día.',
  loading: 'Cargando las páginas legales',
  notLoaded: 'No se pudieron cargar las páginas legales. Nada cambió.',
  choose: 'Página legal',
  documents: {
    terms: 'Términos',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
    refunds: 'Política de reembolsos',
  },
  starting:
    'Las visitas todavía leen un texto inicial. Pide que lo revise alguien que conozca la ley donde vives.',
  startingOf: (names) =>
    `Todavía textos iniciales: ${names.join(', ')}. Pide que los revise alguien que conozca la ley donde vives.`,
  saved: 'Borrador guardado',
  saving: 'Guardando…',
  notSaved: 'Sin guardar',
  upToDate: 'Las visitas leen estas palabras.',
  unpublished: 'Las visitas todavía no leen tus cambios.',
  publish: 'Publicar',
  published: 'Publicado',
  publishedText: 'Desde ahora, esto es lo que la gente acepta.',
  notPublished: 'No se publicó',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  retry: 'Reintentar',
  failed: 'No se pudo guardar el borrador. Tus palabras siguen aquí.',
  conflict: 'Esta página se cambió en otra ventana.',
  takeTheirs: 'Tomar lo que hay',
  keepMine: 'Conservar mis palabras',
  versions: 'Historial',
  versionsTitle: 'Lo que se publicó',
  versionsLead: 'Una versión que recuperas pasa a ser tu borrador. Las visitas la leen cuando la publicas.',
  version: (number) => `Versión ${number}`,
  beginning: 'El texto inicial',
  bringBack: 'Recuperar',
  close: 'Cerrar',
  open: 'Abrir la página',
};
