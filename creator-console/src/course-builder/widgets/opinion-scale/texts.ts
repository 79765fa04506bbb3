import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Opinion Scale',
    noEnd: 'Please give a whole number from 0 to 100.',
    order: 'This has to be more than the number it begins with.',
    from: 'From',
    to: 'To',
    minLabel: 'Words for the lower end',
    maxLabel: 'Words for the upper end',
  },
  es: {
    name: 'Escala de opinión',
    noEnd: 'Da un número entero de 0 a 100.',
    order: 'Debe ser mayor que el número con el que empieza.',
    from: 'Desde',
    to: 'Hasta',
    minLabel: 'Palabras para el extremo inferior',
    maxLabel: 'Palabras para el extremo superior',
  },
});
