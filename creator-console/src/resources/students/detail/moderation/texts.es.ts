import type { texts as english } from './texts.en';

export const texts: typeof english = {
  writes: 'Puede publicar en la comunidad y escribir a otros miembros.',
  muted: (since: string, until: string | null) =>
    until === null
      ? `En silencio desde el ${since}, hasta que lo quites`
      : `En silencio desde el ${since} hasta el ${until}`,
  reads: 'Puede leer todo, pero solo puede escribirte a ti y a su familia.',
  lift: 'Quitar silencio',
  lifted: (name: string) => `${name} puede volver a escribir`,
  warnings: 'Advertencias',
  none: 'Todavía no hay advertencias. Aquí verás las que des por una publicación o un mensaje.',
  confirmed: (when: string) => `Confirmada el ${when}`,
  unread: 'Sin confirmar',
  failed: 'No funcionó',
  tryAgain: 'Inténtalo de nuevo.',
};
