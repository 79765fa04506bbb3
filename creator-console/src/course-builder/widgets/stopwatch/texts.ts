import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Stopwatch',
    tooLong: 'Enter 24 hours or less.',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
  },
  es: {
    name: 'Cronómetro',
    tooLong: 'Escribe 24 horas o menos.',
    hours: 'Horas',
    minutes: 'Minutos',
    seconds: 'Segundos',
  },
});
