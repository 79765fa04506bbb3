import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Multiple Choice',
    missingOption: (number: number) => `option ${number}`,
    anyKind: 'Question',
    journal: 'Journal',
    firstQuestion: 'What will you take away from this lesson?',
    chooseRight: 'Options (select the correct answer)',
    option: (number: number) => `Option ${number}`,
    right: (number: number) => `Option ${number} is correct`,
    removeOption: (number: number) => `Remove option ${number}`,
    addOption: 'Add option',
    feedback: {
      correct: 'Shown after a correct answer',
      incorrect: 'Shown after a wrong answer',
    },
  },
  es: {
    name: 'Opción múltiple',
    missingOption: (number: number) => `opción ${number}`,
    anyKind: 'Pregunta',
    journal: 'Diario',
    firstQuestion: '¿Qué te llevas de esta lección?',
    chooseRight: 'Opciones (elige la respuesta correcta)',
    option: (number: number) => `Opción ${number}`,
    right: (number: number) => `La opción ${number} es correcta`,
    removeOption: (number: number) => `Quitar la opción ${number}`,
    addOption: 'Agregar opción',
    feedback: {
      correct: 'Se muestra después de una respuesta correcta',
      incorrect: 'Se muestra después de una respuesta incorrecta',
    },
  },
});
