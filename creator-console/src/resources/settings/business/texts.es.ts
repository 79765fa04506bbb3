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
    `El próximo recibo es ${next}. Los números suben sin saltos, y los recibos anteriores conservan el suyo.`,
  currency: 'Moneda',
  currencyHelp:
    'Se usa en todos los precios. Elígela antes de tu primera venta, porque no puede cambiar después del primer pedido.',
  currencyStays: 'Tienes pedidos en esta moneda, así que no puede cambiar.',
  timeZone: 'Zona horaria del negocio',
  timeZoneHelp: 'La usan tus cifras y los correos diarios.',
  otherZone: (business, own) =>
    `Tu negocio usa ${business}; tu perfil, ${own}. Las sesiones, los recibos y toda esta consola usan la zona de tu negocio. La de tu perfil vale para tus horas de silencio y notificaciones.`,
};
