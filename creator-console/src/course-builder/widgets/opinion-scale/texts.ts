import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Opinion Scale',
    noEnd: 'Enter a whole number from 0 to 100.',
    order: 'Enter a number higher than “From”.',
    from: 'From',
    to: 'To',
    minLabel: 'Label for the low end',
    maxLabel: 'Label for the high end',
  },
  es: {
    name: 'Escala de opinión',
    noEnd: 'Escribe un número entero de 0 a 100.',
    order: 'Escribe un número mayor que el de “Desde”.',
    from: 'Desde',
    to: 'Hasta',
    minLabel: 'Etiqueta del extremo bajo',
    maxLabel: 'Etiqueta del extremo alto',
  },
});
