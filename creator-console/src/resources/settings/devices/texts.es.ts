import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Dispositivos con sesión abierta',
  lead: 'En estos dispositivos tienes la sesión abierta. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.',
  list: 'Dispositivos',
  current: 'Este dispositivo',
  lastSeen: (moment) => `Visto por última vez el ${moment}`,
  since: (date) => `Sesión iniciada el ${date}`,
  signOut: 'Cerrar sesión',
  signOutDevice: (device) => `Cerrar la sesión de ${device}`,
  signOutOthers: 'Cerrar sesión en los demás',
  title1: (device) => `¿Cerrar la sesión de ${device}?`,
  titleOthers: (n) =>
    counted(n, {
      one: '¿Cerrar la sesión en otro dispositivo?',
      other: `¿Cerrar la sesión en otros ${n} dispositivos?`,
    }),
  question: 'Quien lo use tendrá que volver a entrar. Lo guardado se conserva.',
  questionOthers:
    'Quien los use tendrá que volver a entrar. Lo guardado se conserva, y en este dispositivo sigues con la sesión abierta.',
  done: (n) => counted(n, { one: 'Sesión cerrada', other: `Sesión cerrada en ${n} dispositivos` }),
};
