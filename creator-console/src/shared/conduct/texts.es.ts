import type { texts as english } from './texts.en';

export const texts: typeof english = {
  warn: 'Advertir',
  warnTitle: (name: string) => `¿Advertir a ${name}?`,
  warnText:
    'Recibe un correo y un aviso en la aplicación, y confirma que lo ha leído antes de volver a escribir en la comunidad. Quienes tutelan a una menor se enteran de lo que escribes.',
  warning: 'Lo que le dices',
  warned: (name: string) => `${name} recibió la advertencia`,
  mute: 'Silenciar',
  muteTitle: (name: string) => `¿Silenciar a ${name}?`,
  muteText:
    'Sigue leyendo todo y solo escribe a ti y a su familia: nada de publicaciones, comentarios, reacciones ni mensajes a otros miembros. Quienes tutelan a una menor se enteran.',
  muted: (name: string) => `${name} está en silencio`,
  howLong: 'Cuánto tiempo',
  durations: {
    '1-day': '1 día',
    '7-days': '7 días',
    '30-days': '30 días',
    'until-lifted': 'Hasta que lo levantes',
  },
  why: 'Por qué',
  whyHelp: 'Ella lo lee, y también quienes tutelan a una menor.',
};
