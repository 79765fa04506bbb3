import type { texts as english } from './texts.en';

export const texts: typeof english = {
  writes: 'Escribe en la comunidad y a otros miembros.',
  muted: (since: string, until: string | null) =>
    until === null
      ? `En silencio desde ${since}, hasta que lo levantes`
      : `En silencio desde ${since}, hasta ${until}`,
  reads: 'Lee todo y solo escribe a ti y a su familia.',
  lift: 'Levantar el silencio',
  lifted: (name: string) => `${name} puede volver a escribir`,
  warnings: 'Advertencias',
  none: 'Sin advertencias. Aquí está lo que le dices sobre algo que escribió.',
  confirmed: (when: string) => `Leída y confirmada el ${when}`,
  unread: 'Sin confirmar todavía',
  failed: 'No se hizo',
  tryAgain: 'Inténtalo de nuevo.',
};
