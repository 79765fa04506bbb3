import { counted } from '../../shared/words/counted';
import { inLanguage } from '../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    language: 'Language of the lesson',
    languages: { en: 'English', es: 'Español' },
    count: (translated: number, all: number) =>
      counted(all, {
        one: `${translated} of 1 text in Spanish`,
        other: `${translated} of ${all} texts in Spanish`,
      }),
    help: 'Students who use the site in Spanish see these texts. One without a translation is shown in English.',
    heading: (label: string) => `Edit ${label} in Spanish`,
    nothing: 'This widget has no texts to translate.',
  },
  es: {
    language: 'Idioma de la lección',
    languages: { en: 'English', es: 'Español' },
    count: (translated: number, all: number) =>
      counted(all, {
        one: `${translated} de 1 texto en español`,
        other: `${translated} de ${all} textos en español`,
      }),
    help: 'Quienes usan el sitio en español ven estos textos. Uno sin traducción se muestra en inglés.',
    heading: (label: string) => `Editar ${label} en español`,
    nothing: 'Este widget no tiene textos que traducir.',
  },
});
