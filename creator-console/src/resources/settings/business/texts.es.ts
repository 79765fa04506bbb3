import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Datos del negocio',
  lead: 'Tu nombre y dirección para los recibos, tu moneda y la zona horaria de tu negocio.',
  name: 'Nombre del negocio',
  nameHelp: 'El nombre legal. Déjalo vacío para usar el nombre de tu sitio.',
  address: 'Dirección postal',
  addressHelp: 'Con saltos de línea, como en un sobre.',
  taxNumber: 'Número fiscal',
  taxNumberHelp: 'Opcional. Aparece en los recibos.',
  receiptPrefix: 'Prefijo de los recibos',
  receiptPrefixHelp: (next) =>
    `El próximo recibo es ${next}. La numeración sigue sin saltos, y los recibos anteriores conservan su número.`,
  currency: 'Moneda',
  currencyHelp: 'Se usa en todos los precios. No puedes cambiarla después de tu primer pedido.',
  currencyStays: 'Tienes pedidos en esta moneda, así que no puedes cambiarla.',
  timeZone: 'Zona horaria del negocio',
  timeZoneHelp: 'Se usa en tus cifras y en los correos diarios.',
  otherZone: (business, own) =>
    `Tu negocio usa ${business}; tu perfil, ${own}. Las sesiones, los recibos y todo el Portal de la coach usan la zona de tu negocio. La de tu perfil se usa para tus horas de silencio y tus notificaciones.`,
};
