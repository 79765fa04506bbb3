import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Stopwatch',
    tooLong: 'At most 24 hours can be set.',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
  },
  es: {
    name: 'Cronómetro',
    tooLong: 'Se pueden poner 24 horas como máximo.',
    hours: 'Horas',
    minutes: 'Minutos',
    seconds: 'Segundos',
  },
});
