import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Suscripciones',
  file: 'suscripciones',
  search: 'Estudiante o correo',
  student: 'Estudiante',
  email: 'Correo',
  gone: 'Cuenta eliminada',
  product: 'Producto',
  offer: 'Oferta',
  madeOf: (made, all) => `${made} de ${all} pagos`,
  amount: 'Precio',
  currency: 'Moneda',
  state: 'Estado',
  kind: 'Pagos',
  kinds: ['Todos', 'A plazos', 'Hasta cancelar'],
  next: 'Próximo pago',
  nextOn: (day) => `Próximo pago: ${day}`,
  since: 'Desde',
  sinceDay: (day) => `Desde el ${day}`,
  ended: 'Terminó',
  movements: {
    started: 'Comenzaron',
    ended: 'Terminaron',
    failed: 'Pago fallido',
    recovered: 'Pago recuperado',
    upgraded: 'Mejora de plan',
    downgraded: 'Reducción de plan',
  },
  inDays: (movement, days) => `${movement}: ${days}`,
  none: 'Aún no hay suscripciones',
  noneText:
    'Aquí aparecerá quien te pague cada mes, cada año o a plazos. Para empezar, agrega una oferta recurrente a un producto.',
  toContent: 'Ir a Contenido',
  noneFound: 'No hay suscripciones que coincidan',
  noneFoundText: 'Prueba con otra búsqueda, otro estado u otro producto.',
};
