import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    title: 'Sessions it brings',
    lead: 'Whoever buys it from now on books these sessions without you. What was bought before stays as it was.',
    none: 'None: you arrange when you meet',
    offering: 'Sessions of',
    save: 'Save the sessions',
    saved: 'The sessions are saved',
    noOfferings: 'Nothing you offer takes sessions yet.',
    toCoaching: 'Make such an offering',
    failed: 'The sessions could not be loaded.',
    loading: 'Loading the sessions',
  },
  es: {
    title: 'Sesiones que trae',
    lead: 'Quien lo compre desde ahora reserva estas sesiones por su cuenta. Lo comprado antes queda como estaba.',
    none: 'Ninguna: acuerdas cuándo se encuentran',
    offering: 'Sesiones de',
    save: 'Guardar las sesiones',
    saved: 'Las sesiones están guardadas',
    noOfferings: 'Nada de lo que ofreces usa sesiones todavía.',
    toCoaching: 'Crear una oferta así',
    failed: 'No se pudieron cargar las sesiones.',
    loading: 'Cargando las sesiones',
  },
});
