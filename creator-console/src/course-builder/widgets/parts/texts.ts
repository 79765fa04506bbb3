import { inLanguage } from '../../../shared/words/in-language';

/** Texts shared by several widget types. */
export const texts = inLanguage({
  en: {
    missing: { mediaAssetId: 'file', url: 'link', question: 'question' },
    url: 'Link (URL)',
    addressOf: (host: string) => `An https link from ${host}`,
    urlOf: (host: string) => `Enter a link that starts with https:// and belongs to ${host}.`,
    title: 'Title',
    question: 'Question',
    caption: 'Caption',
    fileTitle: 'Title (leave empty to use the file name)',
    transcript: 'Transcript',
    chosen: (kind: string) => `Choose from your media library: ${kind}`,
  },
  es: {
    missing: { mediaAssetId: 'archivo', url: 'enlace', question: 'pregunta' },
    url: 'Enlace (URL)',
    addressOf: (host: string) => `Un enlace https de ${host}`,
    urlOf: (host: string) => `Escribe un enlace que empiece con https:// y sea de ${host}.`,
    title: 'Título',
    question: 'Pregunta',
    caption: 'Pie de foto',
    fileTitle: 'Título (déjalo vacío para usar el nombre del archivo)',
    transcript: 'Transcripción',
    chosen: (kind: string) => `Elige de tu biblioteca de medios: ${kind}`,
  },
});
