import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Multiple Choice',
    missingOption: (number: number) => `option ${number}`,
    kind: 'Kind of question',
    kinds: { multiple_choice: 'Multiple choice', journal: 'Journal' },
    chooseRight: 'Options; choose the correct answer',
    option: (number: number) => `Option ${number}`,
    right: (number: number) => `Option ${number} is correct`,
    removeOption: (number: number) => `Remove option ${number}`,
    addOption: 'Add option',
    feedback: {
      correct: 'What she reads after the correct answer',
      incorrect: 'What she reads after another answer',
    },
  },
  es: {
    name: 'Opción múltiple',
    missingOption: (number: number) => `la opción ${number}`,
    kind: 'Clase de pregunta',
    kinds: { multiple_choice: 'Opción múltiple', journal: 'Diario' },
    chooseRight: 'Opciones; elige la respuesta correcta',
    option: (number: number) => `Opción ${number}`,
    right: (number: number) => `La opción ${number} es correcta`,
    removeOption: (number: number) => `Quitar la opción ${number}`,
    addOption: 'Agregar opción',
    feedback: {
      correct: 'Lo que ella lee tras la respuesta correcta',
      incorrect: 'Lo que ella lee tras otra respuesta',
    },
  },
});
