import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  more: (name) => `Más sobre ${name}`,

  reason: 'Motivo',
  reasonHelp: 'Queda en el registro. La estudiante nunca lo ve.',
  decisions: {
    block: {
      title: (name) => `¿Bloquear a ${name}?`,
      text: 'Se cierra la sesión en todos los dispositivos y no se puede iniciar otra; se indica tu dirección para escribirte. Lo que tiene y lo que escribió se queda.',
      submit: 'Bloquear',
      done: (name) => `${name} está bloqueada`,
    },
    unblock: {
      title: (name) => `¿Dejar entrar de nuevo a ${name}?`,
      text: 'La estudiante puede iniciar sesión otra vez con la misma contraseña.',
      submit: 'Desbloquear',
      done: (name) => `${name} puede iniciar sesión de nuevo`,
    },
    signOut: {
      title: (name) => `¿Cerrar la sesión de ${name} en todas partes?`,
      text: 'Terminan todos los dispositivos y tokens de API. La contraseña sigue sirviendo.',
      submit: 'Cerrar sesión en todas partes',
      done: (name) => `La sesión de ${name} se cerró en todas partes`,
    },
  },

  invitation: {
    never: 'Aún sin contraseña y sin invitación.',
    open: (day, until) => `Invitación del ${day}; el enlace vale hasta ${until}.`,
    lapsed: (day) => `Invitación del ${day}; el enlace caducó.`,
    send: 'Enviar invitación',
    sendAgain: 'Enviar de nuevo',
    sent: (name) => `Una nueva invitación para ${name} está en camino`,
    failed: 'La invitación no se envió',
    tryAgain: 'Inténtalo de nuevo.',
  },

  letter: {
    send: 'Enviar mensaje',
    sendTo: (name) => `Enviar mensaje a ${name}`,
    text: (email) => `Llega a ${email} como correo. La respuesta llega a tu propia dirección.`,
    textToGuardian: (name) =>
      `${name} no tiene correo propio: va por correo a quien la tutela. La respuesta llega a tu propia dirección.`,
    subject: 'Asunto',
    words: 'Mensaje',
    submit: 'Enviar',
    done: (name) => `Tu mensaje para ${name} va en camino`,
    sendToMany: (count) =>
      counted(count, {
        one: 'Enviar mensaje a una estudiante',
        other: `Enviar mensaje a ${count} estudiantes`,
      }),
    textForMany: (most) =>
      `Cada una recibe un correo propio, ${most} como máximo a la vez. Quien está bloqueada o no confirmó su dirección queda fuera. Las respuestas llegan a tu propia dirección. Los correos no se pueden recuperar.`,
    tooMany: (most) => `Marca ${most} estudiantes como máximo.`,
    submitMany: (count) => counted(count, { one: 'Enviar un correo', other: `Enviar ${count} correos` }),
    doneMany: (sent, leftOut) =>
      `${counted(sent, { one: 'Un correo va', other: `${sent} correos van` })} en camino${leftOut > 0 ? `, ${leftOut} quedaron fuera` : ''}`,
    preview: 'Vista previa',
    previewOf: (subject) => `Vista previa: ${subject}`,
  },

  messageMany: {
    open: 'Mensaje en la bandeja',
    title: (count) =>
      counted(count, { one: 'Mensaje a una estudiante', other: `Mensaje a ${count} estudiantes` }),
    text: (most) =>
      `Cada una lo lee en su conversación contigo, ${most} como máximo a la vez. Las menores quedan fuera, y quien está bloqueada o no confirmó su dirección.`,
    submit: (count) => counted(count, { one: 'Enviar un mensaje', other: `Enviar ${count} mensajes` }),
    done: (sent) =>
      counted(sent, {
        one: 'Una estudiante tiene tu mensaje',
        other: `${sent} estudiantes tienen tu mensaje`,
      }),
    leftOut: (count) => counted(count, { one: 'Una quedó fuera', other: `${count} quedaron fuera` }),
    whyLeftOut: 'Son menores, están bloqueadas o no confirmaron su dirección.',
    close: 'Cerrar',
  },

  invite: {
    open: 'Invitar a una estudiante',
    title: 'Invitar a una estudiante',
    text: 'La persona recibe un correo con un enlace para elegir una contraseña, válido por 24 horas.',
    name: 'Nombre completo',
    email: 'Correo',
    submit: 'Invitar',
    done: (name) => `Se invitó a ${name}`,
  },
};
