import { inLanguage } from '../words/in-language';

export const texts = inLanguage({
  en: {
    undo: 'Undo',
    redo: 'Redo',
    /** The names of the buttons while there is a step. */
    undoRedo: {
      undo: (step: string) => `Undo: ${step}`,
      redo: (step: string) => `Redo: ${step}`,
    },
  },
  es: {
    undo: 'Deshacer',
    redo: 'Rehacer',
    undoRedo: {
      undo: (step: string) => `Deshacer: ${step}`,
      redo: (step: string) => `Rehacer: ${step}`,
    },
  },
});
