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
  noEmail: 'Escribe un correo válido',
  emailHelp:
    'La nueva dirección se activa cuando tu estudiante abre el enlace que le enviamos. Si es menor, primero debe aprobarla su tutor o tutora.',
  signsInAs: (name) => `Entra como ${name}. Los correos llegan a su tutor o tutora.`,
  pending: (email) => `${email} reemplazará la dirección actual cuando se abra el enlace que enviamos ahí.`,
  awaitingGuardian: (email) =>
    `${email} necesita primero la aprobación de su tutor o tutora. Después enviamos ahí un enlace.`,
  saved: 'Guardado',
  failed: 'No se pudieron actualizar los datos',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  stale: 'Estos datos cambiaron en otro lugar. Lo que escribiste sigue aquí.',
  staleNow: (field, value) => `${field} ahora es: ${value}`,
  staleSave: 'Guarda de nuevo para conservar tu versión.',
  empty: 'vacío',
};
