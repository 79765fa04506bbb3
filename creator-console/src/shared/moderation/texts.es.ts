import type { texts as english } from './texts.en';

export const texts: typeof english = {
  warn: 'Advertir',
  warnTitle: (name: string) => `¿Advertir a ${name}?`,
  warnText:
    'Recibe un correo y una notificación, y debe confirmar que la leyó antes de volver a escribir en la comunidad. Si es menor, sus tutores también ven lo que escribes.',
  warning: 'Tu advertencia',
  warned: (name: string) => `${name} recibió la advertencia`,
  mute: 'Silenciar',
  muteTitle: (name: string) => `¿Silenciar a ${name}?`,
  muteText:
    'Puede seguir leyendo todo y escribirte a ti y a su familia. No puede publicar, comentar, reaccionar ni enviar mensajes a otras estudiantes. Si es menor, se avisa a sus tutores.',
  muted: (name: string) => `${name} está en silencio`,
  howLong: 'Duración',
  durations: {
    '1_day': '1 día',
    '7_days': '7 días',
    '30_days': '30 días',
    until_lifted: 'Hasta que quites el silencio',
  },
  why: 'Motivo',
  whyHelp: 'La estudiante puede leerlo. Si es menor, también sus tutores.',
};
