import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Multiple Choice',
    missingOption: (number: number) => `option ${number}`,
    anyKind: 'Question',
    journal: 'Journal',
    firstQuestion: 'What will you take with you from this lesson?',
    chooseRight: 'Options; choose the correct answer',
    option: (number: number) => `Option ${number}`,
    right: (number: number) => `Option ${number} is correct`,
    removeOption: (number: number) => `Remove option ${number}`,
    addOption: 'Add option',
    feedback: {
      correct: 'Shown after the correct answer',
      incorrect: 'Shown after a wrong answer',
    },
  },
  es: {
    name: 'Opción múltiple',
    missingOption: (number: number) => `la opción ${number}`,
    anyKind: 'Pregunta',
    journal: 'Diario',
    firstQuestion: '¿Qué te llevas de esta lección?',
    chooseRight: 'Opciones; elige la respuesta correcta',
    option: (number: number) => `Opción ${number}`,
    right: (number: number) => `La opción ${number} es correcta`,
    removeOption: (number: number) => `Quitar la opción ${number}`,
    addOption: 'Agregar opción',
    feedback: {
      correct: 'Se muestra tras la respuesta correcta',
      incorrect: 'Se muestra tras una respuesta incorrecta',
    },
  },
});
