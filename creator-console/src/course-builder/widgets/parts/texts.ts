import { inLanguage } from '../../../shared/words/in-language';

/** Texts shared by several widget types. */
export const texts = inLanguage({
  en: {
    missing: { mediaAssetId: 'the file', url: 'the address', question: 'the question' },
    url: 'Address (URL)',
    addressOf: (host: string) => `An https address of ${host}`,
    urlOf: (host: string) => `The address has to begin with https:// and belong to ${host}.`,
    title: 'Title',
    question: 'Question',
    caption: 'Caption',
    fileTitle: 'Title; left empty, it is the name of the file',
    transcript: 'Transcript',
    chosen: (kind: string) => `Choose a file of your media library: ${kind}`,
  },
  es: {
    missing: { mediaAssetId: 'el archivo', url: 'la dirección', question: 'la pregunta' },
    url: 'Dirección (URL)',
    addressOf: (host: string) => `Una dirección https de ${host}`,
    urlOf: (host: string) => `La dirección debe empezar con https:// y ser de ${host}.`,
    title: 'Título',
    question: 'Pregunta',
    caption: 'Pie',
    fileTitle: 'Título; si queda vacío, es el nombre del archivo',
    transcript: 'Transcripción',
    chosen: (kind: string) => `Elige un archivo de tu biblioteca de medios: ${kind}`,
  },
});
