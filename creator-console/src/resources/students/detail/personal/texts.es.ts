import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  fields: {
    username: 'Nombre completo',
    email: 'Correo',
    phone: 'Teléfono',
    birthday: 'Fecha de nacimiento',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado/Provincia',
    zipCode: 'Código postal',
    country: 'País',
  },
  edit: 'Editar',
  save: 'Guardar',
  cancel: 'Cancelar',
  needed: 'Obligatorio',
  tooLong: 'Demasiado largo',
  noEmail: 'Esto no es una dirección de correo',
  emailHelp:
    'Una dirección nueva vale cuando la estudiante abre el enlace que le enviamos. Si es menor, primero la aprueba quien la tutela.',
  signsInAs: (name) => `Entra como ${name}. Sus correos van a quien la tutela.`,
  pending: (email) =>
    `${email} toma el lugar de la dirección actual cuando se abra el enlace enviado a ella.`,
  awaitingGuardian: (email) =>
    `${email} espera la aprobación de quien la tutela. Entonces enviamos un enlace.`,
  saved: 'Guardado',
  failed: 'No se pudo cambiar a la estudiante',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  stale: 'Entretanto, esta estudiante cambió en otro lugar. Lo que escribiste sigue aquí.',
  staleNow: (field, value) => `${field} es ahora: ${value}`,
  staleSave: 'Guarda de nuevo para poner lo que escribiste en su lugar.',
  empty: 'vacío',
};
