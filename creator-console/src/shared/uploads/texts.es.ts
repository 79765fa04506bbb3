import { counted } from '../words/counted';
import { fileSize, overLimit } from '../file-size';
import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  choose: 'Elegir un archivo',
  replace: 'Reemplazar',
  tryAgain: 'Reintentar',
  cancel: 'Cancelar la subida',
  uploading: (name, percent) => `Subiendo ${name}: ${percent} %`,
  progress: (label) => `${label}: avance de la subida`,
  complete: 'Subida completa',
  thumbnailUploaded: 'Miniatura subida',
  fileUploaded: 'Archivo subido',
  failed: 'La subida falló',
  failedText: 'No se pudo subir el archivo. Inténtalo de nuevo.',
  tooLarge: (size, most) =>
    `Este archivo es demasiado grande: ${overLimit(size, most).join('; como máximo ')}`,
  empty: 'Este archivo está vacío.',
  wrongType: 'Los archivos de este tipo no se pueden subir aquí.',
  successful: 'Subida lista',
  uploaded: (name) => `Se subió ${name}`,
  tray: {
    label: 'Subidas',
    summary: (done, count, percent) => `Subidas: ${done} de ${count} · ${percent} %`,
    said: (underWay, failed) =>
      [
        underWay > 0
          ? counted(underWay, {
              one: 'Se está subiendo un archivo.',
              other: `Se están subiendo ${underWay} archivos.`,
            })
          : 'No se está subiendo ningún archivo.',
        ...(failed > 0
          ? [counted(failed, { one: 'Falló una subida.', other: `Fallaron ${failed} subidas.` })]
          : []),
      ].join(' '),
    open: 'Mostrar las subidas',
    fold: 'Ocultar las subidas',
    clear: 'Limpiar',
    progress: (name) => `Subida de ${name}`,
    pause: (name) => `Pausar la subida de ${name}`,
    resume: (name) => `Continuar la subida de ${name}`,
    retry: (name) => `Reintentar la subida de ${name}`,
    cancel: (name) => `Cancelar la subida de ${name}`,
    chooseAgain: 'Elegir el archivo',
    chooseThis: (name) => `Elegir ${name} de nuevo`,
    anotherFile: (name) => `Este es otro archivo. Elige ${name} de nuevo.`,
    states: {
      sending: (percent, size) => `${percent} % de ${fileSize(size)}`,
      registering: 'Se está revisando…',
      paused: (percent) => `En pausa al ${percent} %`,
      away: 'Esperando la conexión. Sigue por sí sola.',
      needsFile: 'Elige el mismo archivo de nuevo, y sigue donde estaba.',
      done: 'En la biblioteca de medios',
    },
  },
};
