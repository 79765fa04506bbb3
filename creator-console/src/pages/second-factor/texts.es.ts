import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Verificación en dos pasos',
  lead: 'Además de tu contraseña, escribes un código de tu teléfono. Así, una contraseña robada no basta para entrar.',
  mustEnrol:
    'Tu cuenta puede ver los pedidos y diarios de cada estudiante, así que este sitio exige la verificación en dos pasos. Configurarla toma dos minutos, y el Portal de la coach se abre enseguida.',
  back: 'Volver al Portal de la coach',
  logOut: 'Cerrar sesión',
  failed: 'No se pudo cargar.',
  again: 'Reintentar',
  off: 'Entras solo con tu contraseña.',
  setUp: 'Configurar',
  on: 'Entras con tu contraseña y un código.',
  left: (n) =>
    counted(n, {
      one: 'Te queda 1 código de recuperación.',
      other: `Te quedan ${n} códigos de recuperación.`,
    }),
  renew: 'Obtener códigos nuevos',
  renewQuestion: '¿Obtener códigos de recuperación nuevos? Los actuales dejarán de funcionar.',
  turnOff: 'Desactivar',
  turnOffQuestion: '¿Desactivar la verificación en dos pasos? Bastará con tu contraseña para entrar.',
  required: 'Este sitio exige la verificación en dos pasos, así que no puedes desactivarla.',
  yes: 'Sí',
  cancel: 'Cancelar',
  scan: {
    title: 'Agrega esta cuenta a tu app de autenticación',
    text: 'Escanea este código con cualquier app de autenticación, o escribe la clave.',
    picture: 'Código QR para tu app de autenticación',
    key: 'Clave',
    code: 'Código de la app',
    codeHint: 'Los seis dígitos que la app muestra para esta cuenta.',
    submit: 'Activar',
  },
  recovery: {
    title: 'Guarda tus códigos de recuperación',
    text: 'Si pierdes tu teléfono, con cada código puedes entrar una vez. No volverás a ver estos códigos.',
    list: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudieron copiar. Descarga los códigos o anótalos.',
    download: 'Descargar',
    file: 'sanctum-codigos-de-recuperacion.txt',
    kept: 'Guardé mis códigos de recuperación',
    done: 'Listo',
  },
};
