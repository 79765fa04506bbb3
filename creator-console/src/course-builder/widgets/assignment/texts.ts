import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Assignment',
    instructions: 'What to do',
    missing: 'what to do',
    accepts: 'Students hand in',
    acceptedBy: { text: 'Text', files: 'Files', text_or_files: 'Text, files or both' },
    accepted: {
      text: 'Students hand in text',
      files: 'Students hand in files',
      text_or_files: 'Students hand in text, files or both',
    },
    required: 'Students can complete the lesson only after you mark their work as done',
    requiredShort: 'Must be done to complete the lesson',
  },
  es: {
    name: 'Tarea',
    instructions: 'Qué hay que hacer',
    missing: 'qué hay que hacer',
    accepts: 'Se entrega',
    acceptedBy: { text: 'Texto', files: 'Archivos', text_or_files: 'Texto, archivos o ambos' },
    accepted: {
      text: 'Se entrega un texto',
      files: 'Se entregan archivos',
      text_or_files: 'Se entrega un texto, archivos o ambos',
    },
    required: 'La lección solo se puede completar después de que marques la tarea como lista',
    requiredShort: 'Hay que terminarla para completar la lección',
  },
});
