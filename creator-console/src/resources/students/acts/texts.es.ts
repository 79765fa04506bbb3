import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  more: (name) => `Más acciones para ${name}`,

  reason: 'Motivo',
  reasonHelp: 'Se guarda en el registro de auditoría. Tu estudiante no lo ve.',
  decisions: {
    block: {
      title: (name) => `¿Bloquear a ${name}?`,
      text: 'Se cierra su sesión en todos los dispositivos y no podrá entrar hasta que desbloquees su cuenta. La página de inicio de sesión le muestra tu correo. Se conservan sus productos, publicaciones y mensajes. Las suscripciones terminan con el periodo pagado.',
      submit: 'Bloquear',
      done: (name) => `Bloqueaste a ${name}`,
    },
    unblock: {
      title: (name) => `¿Desbloquear a ${name}?`,
      text: 'Podrá volver a entrar con la misma contraseña.',
      submit: 'Desbloquear',
      done: (name) => `${name} ya puede volver a entrar`,
    },
    signOut: {
      title: (name) => `¿Cerrar la sesión de ${name} en todas partes?`,
      text: 'Se cierra su sesión en todos los dispositivos y se revocan sus tokens de API. La contraseña no cambia.',
      submit: 'Cerrar sesión en todas partes',
      done: (name) => `Se cerró la sesión de ${name} en todas partes`,
    },
  },

  invitation: {
    never: 'Todavía no tiene contraseña ni invitación.',
    open: (day, until) => `Invitación enviada el ${day}. El enlace es válido hasta el ${until}.`,
    lapsed: (day) => `Invitación enviada el ${day}. El enlace venció.`,
    send: 'Enviar invitación',
    sendAgain: 'Reenviar invitación',
    sent: (name) => `Enviamos una nueva invitación a ${name}`,
    failed: 'No se envió la invitación',
    tryAgain: 'Inténtalo de nuevo.',
  },

  email: {
    send: 'Enviar mensaje',
    sendTo: (name) => `Enviar mensaje a ${name}`,
    text: (email) => `Se envía un correo a ${email}. Las respuestas llegan a tu propio correo.`,
    textToGuardian: (name) =>
      `${name} no tiene correo, así que le llega a su tutor o tutora. Las respuestas llegan a tu propio correo.`,
    subject: 'Asunto',
    words: 'Mensaje',
    submit: 'Enviar',
    done: (name) => `Tu mensaje para ${name} va en camino`,
    sendToMany: (count) =>
      counted(count, {
        one: 'Enviar mensaje a 1 estudiante',
        other: `Enviar mensaje a ${count} estudiantes`,
      }),
    textForMany: (most) =>
      `Puedes escribir hasta a ${most} estudiantes a la vez, y cada quien recibe su propio correo. Se omite a quienes tienen la cuenta bloqueada o no confirmaron su correo. Las respuestas llegan a tu propio correo. Los correos enviados no se pueden anular.`,
    tooMany: (most) => `Selecciona hasta ${most} estudiantes.`,
    submitMany: (count) => counted(count, { one: 'Enviar 1 correo', other: `Enviar ${count} correos` }),
    doneMany: (sent, leftOut) =>
      `${counted(sent, { one: '1 correo va', other: `${sent} correos van` })} en camino${leftOut > 0 ? ` (${leftOut} sin enviar)` : ''}`,
    preview: 'Vista previa',
    previewOf: (subject) => `Vista previa: ${subject}`,
  },

  messageMany: {
    open: 'Enviar mensaje a la bandeja',
    title: (count) =>
      counted(count, { one: 'Mensaje a 1 estudiante', other: `Mensaje a ${count} estudiantes` }),
    text: (most) =>
      `Lo leerán en su conversación contigo. Puedes escribir hasta a ${most} a la vez. Se omite a menores y a quienes tienen la cuenta bloqueada o no confirmaron su correo.`,
    submit: (count) => counted(count, { one: 'Enviar 1 mensaje', other: `Enviar ${count} mensajes` }),
    done: (sent) =>
      counted(sent, {
        one: 'Mensaje enviado a 1 estudiante',
        other: `Mensaje enviado a ${sent} estudiantes`,
      }),
    leftOut: (count) =>
      counted(count, { one: '1 estudiante no lo recibió', other: `${count} estudiantes no lo recibieron` }),
    whyLeftOut: 'Se omite a menores y a quienes tienen la cuenta bloqueada o no confirmaron su correo.',
    close: 'Cerrar',
  },

  invite: {
    open: 'Invitar estudiante',
    title: 'Invitar estudiante',
    text: 'Recibirá un correo con un enlace para elegir su contraseña. El enlace es válido por 24 horas.',
    name: 'Nombre completo',
    email: 'Correo',
    submit: 'Invitar',
    done: (name) => `Invitación enviada a ${name}`,
  },
};
