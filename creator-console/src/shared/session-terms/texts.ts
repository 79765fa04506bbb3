import { inLanguage } from '../words/in-language';

export const texts = inLanguage({
  en: {
    sessions: 'How many',
    upTo: (most: number) => `From 1 to ${most}.`,
    validDays: 'To be begun within so many days',
    validDaysHelp: (most: number) => `Empty: whenever. At most ${most} days.`,
  },
  es: {
    sessions: 'Cuántas',
    upTo: (most: number) => `De 1 a ${most}.`,
    validDays: 'Empezarlas en tantos días',
    validDaysHelp: (most: number) => `Vacío: cuando sea. A lo sumo ${most} días.`,
  },
});
