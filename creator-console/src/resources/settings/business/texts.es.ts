import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Recibos, moneda, reloj',
  lead: 'Quién vende, como lo nombra cada recibo, en qué moneda están tus precios y por qué reloj van tus días.',
  name: 'Nombre del negocio',
  nameHelp: 'Como lo conoce la ley. Vacío: como se llama tu lugar.',
  address: 'Dirección postal',
  addressHelp: 'Con sus líneas, como en un sobre.',
  taxNumber: 'Número fiscal',
  taxNumberHelp: 'Si tienes uno. Aparece en los recibos.',
  receiptPrefix: 'Los números de los recibos empiezan con',
  receiptPrefixHelp: (next) =>
    `El próximo es ${next}. Los números suben sin saltos; los ya dados quedan como están.`,
  currency: 'Moneda',
  currencyHelp: 'De todos los precios. Elígela antes de tu primera venta: con el primer pedido queda fija.',
  currencyStays: 'Hay pedidos en ella, por eso queda fija.',
  timeZone: 'Zona horaria del negocio',
  timeZoneHelp: 'Con ella empiezan los días de tus cifras y llegan los correos diarios.',
  otherZone: (business, own) =>
    `Tu negocio usa ${business}; tu perfil, ${own}. Sesiones, recibos y todo en esta consola siguen la del negocio; la del perfil vale para tus horas de silencio y avisos.`,
};
