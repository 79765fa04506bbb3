import { LetterDelivery } from './letter-delivery';

/** What `<Resource>` wants for letters to somebody: a page that leads on. */
export const letterDeliveries = { show: LetterDelivery };
