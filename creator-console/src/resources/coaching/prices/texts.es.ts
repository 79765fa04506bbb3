import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Precio',
  lead: 'Cada precio es un producto de tu tienda. Agrega una imagen y detalles en su página.',
  unit: {
    session: {
      price: 'Precio de una sesión suelta',
      add: 'Vender sesiones sueltas',
      remove: 'Dejar de vender sesiones sueltas',
    },
    place: {
      price: 'Precio de un lugar',
      add: 'Vender lugares sueltos',
      remove: 'Dejar de vender lugares sueltos',
    },
    pair: {
      price: 'Precio de un lugar para dos',
      add: 'Vender lugares para dos',
      remove: 'Dejar de vender lugares para dos',
    },
  },
  sessions: 'Sesiones',
  ofPackage: 'Precio del paquete',
  addPackage: 'Agregar paquete',
  removePackage: (sessions) =>
    sessions === '' ? 'Quitar paquete' : `Dejar de vender el paquete de ${sessions} sesiones`,
  wrongSessions: (most) => `Escribe un número de 2 a ${most}`,
  wrongPrice: (least) => `Escribe un monto de al menos ${least}`,

  free: 'Gratis',
  brings: (sessions) =>
    counted(sessions, { one: '1 sesión, se paga al reservar', other: `${sessions} sesiones` }),
  notInShop: 'no está en la tienda',
  none: 'Todavía sin precio. Solo se puede reservar con sesiones que les des.',
  set: 'Definir precio',
  change: 'Cambiar precios',
  changeOf: (title) => `Precios de “${title}”`,
  changeText: 'Los precios nuevos se aplican a pedidos nuevos.',
  save: 'Guardar precios',
  saved: 'Precios guardados',
};
