import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

const number = (count: number) => count.toLocaleString('es-MX');
const students = (count: number) =>
  counted(count, { one: '1 estudiante', other: `${number(count)} estudiantes` });
const products = (count: number) =>
  counted(count, { one: '1 producto', other: `${number(count)} productos` });

export const texts: TextsLike<typeof english> = {
  open: 'Dar un producto',
  title: (count) => `Dar un producto a ${students(count)}`,
  text: 'Tienen acceso de inmediato, sin pagar. Nadie recibe un correo.',
  product: 'Producto',
  effect: (newOwners, owners) => {
    const getting = newOwners === 1 ? '1 estudiante lo recibirá.' : `${students(newOwners)} lo recibirán.`;
    if (owners === 0) return getting;
    return `${getting} ${number(owners)} ya lo ${owners === 1 ? 'tiene' : 'tienen'}.`;
  },
  submit: 'Dar producto',
  resultTitle: 'Dar productos',
  giving: (settled, total) => `Dando productos: ${number(settled)} de ${number(total)}`,
  takingBack: (settled, total) => `Quitando productos: ${number(settled)} de ${number(total)}`,
  closing: 'Puedes cerrar esta ventana. El proceso continúa.',
  given: (count) => counted(count, { one: 'Se dio 1 producto.', other: `Se dieron ${products(count)}.` }),
  undone: 'Deshecho. Nadie tiene ya un producto por esta acción.',
  undo: 'Deshacer',
  missed: (count) =>
    counted(count, { one: '1 producto no se dio', other: `${number(count)} productos no se dieron` }),
  save: 'Descargar como CSV',
  file: 'productos-no-dados.csv',
  student: 'Estudiante',
  reason: 'Motivo',
  why: {
    already_owned: 'Ya lo tiene',
    consent_needed: 'Ningún tutor permite ahora la cuenta de este miembro',
    gone: 'Ya no es estudiante',
  },
  close: 'Cerrar',
};
