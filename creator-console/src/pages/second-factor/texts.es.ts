import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Inicio de sesión en dos pasos',
  lead: 'Además de tu contraseña, un código de una aplicación en tu teléfono. Quien descubra tu contraseña tampoco puede entrar.',
  mustEnrol:
    'Tu cuenta abre los pedidos y diarios de cada estudiante, por eso este sitio te pide el inicio de sesión en dos pasos. Configurarlo toma dos minutos; la consola se abre justo después.',
  back: 'Volver a la consola',
  logOut: 'Cerrar sesión',
  failed: 'No se pudo cargar.',
  again: 'Reintentar',
  off: 'Para entrar se pide solo tu contraseña.',
  setUp: 'Configurarlo',
  on: 'Para entrar se piden un código y tu contraseña.',
  left: (n) =>
    counted(n, { one: 'Queda 1 código de recuperación.', other: `Quedan ${n} códigos de recuperación.` }),
  renew: 'Nuevos códigos de recuperación',
  renewQuestion: '¿Hacer códigos de recuperación nuevos? Los que guardaste hasta ahora dejarán de servir.',
  turnOff: 'Desactivarlo',
  turnOffQuestion:
    '¿Desactivar el inicio de sesión en dos pasos? Tu contraseña sola volverá a abrir tu cuenta.',
  required: 'Este sitio pide a su coach el inicio de sesión en dos pasos, por eso no se puede desactivar.',
  yes: 'Sí',
  cancel: 'Dejarlo',
  scan: {
    title: 'Agrega esta cuenta a tu aplicación de autenticación',
    text: 'Sirve cualquier aplicación de autenticación. Escanea con ella esta imagen, o escribe la clave.',
    picture: 'Código QR para tu aplicación de autenticación',
    key: 'Clave',
    code: 'Código de la aplicación',
    codeHint: 'Los seis dígitos que muestra ahora para esta cuenta.',
    submit: 'Activarlo',
  },
  recovery: {
    title: 'Guarda tus códigos de recuperación',
    text: 'Si pierdes tu teléfono, cada uno te deja entrar una vez. Se muestran ahora y nunca más.',
    list: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Aquí no se pudo copiar. Descárgalos o anótalos.',
    download: 'Descargar',
    file: 'sanctum-codigos-de-recuperacion.txt',
    kept: 'Los puse en un lugar seguro',
    done: 'Listo',
  },
};
