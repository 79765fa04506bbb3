import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Dispositivos con sesión abierta',
  lead: 'Dónde está abierta tu cuenta. Cierra la sesión en lo que no reconozcas y después cambia tu contraseña.',
  list: 'Dispositivos',
  current: 'Este dispositivo',
  lastSeen: (moment) => `Visto por última vez el ${moment}`,
  since: (date) => `Sesión abierta el ${date}`,
  signOut: 'Cerrar sesión',
  signOutDevice: (device) => `Cerrar la sesión de ${device}`,
  signOutOthers: 'Cerrar todas las demás',
  title1: (device) => `¿Cerrar la sesión de ${device}?`,
  titleOthers: (n) => `¿Cerrar la sesión en otros ${n} dispositivos?`,
  question: 'Quien lo use tiene que volver a entrar. No se pierde nada guardado.',
  questionOthers:
    'Quien los use tiene que volver a entrar. No se pierde nada guardado y en este dispositivo sigues dentro.',
  done: (n) => counted(n, { one: 'Sesión cerrada', other: `Sesión cerrada en ${n} dispositivos` }),
};
