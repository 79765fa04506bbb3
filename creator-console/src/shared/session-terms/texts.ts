import { inLanguage } from '../words/in-language';

export const texts = inLanguage({
  en: {
    sessions: 'Number of sessions',
    upTo: (most: number) => `From 1 to ${most}.`,
    validDays: 'Use within (days)',
    validDaysHelp: (most: number) => `Leave empty for no time limit. Up to ${most} days.`,
  },
  es: {
    sessions: 'Número de sesiones',
    upTo: (most: number) => `De 1 a ${most}.`,
    validDays: 'Usar en un plazo de (días)',
    validDaysHelp: (most: number) => `Déjalo vacío si no hay plazo. Hasta ${most} días.`,
  },
});
