import { counted } from '../words/counted';
import { fileSize, overLimit } from '../file-size';
import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  choose: 'Elegir un archivo',
  replace: 'Reemplazar',
  tryAgain: 'Reintentar',
  cancel: 'Cancelar la subida',
  uploading: (name, percent) => `Subiendo ${name}: ${percent}%`,
  progress: (label) => `${label}: progreso de la subida`,
  complete: 'Subida completa',
  thumbnailUploaded: 'Miniatura subida',
  fileUploaded: 'Archivo subido',
  failed: 'La subida falló',
  failedText: 'No se pudo subir el archivo. Inténtalo de nuevo.',
  tooLarge: (size, most) =>
    `Este archivo es demasiado grande: ${overLimit(size, most).join('. El límite es ')}.`,
  empty: 'Este archivo está vacío.',
  heic: 'La mayoría de los navegadores no muestra fotos HEIC. Guarda la foto como JPEG y súbela de nuevo. En un iPhone: Configuración › Cámara › Formatos › Más compatible.',
  wrongType: 'Este tipo de archivo no se puede subir aquí.',
  successful: 'Subida lista',
  uploaded: (name) => `Se subió ${name}`,
  tray: {
    label: 'Subidas',
    summary: (done, count, percent) => `Subidas: ${done} de ${count} · ${percent}%`,
    said: (underWay, failed) =>
      [
        underWay > 0
          ? counted(underWay, {
              one: 'Se está subiendo 1 archivo.',
              other: `Se están subiendo ${underWay} archivos.`,
            })
          : 'No se está subiendo ningún archivo.',
        ...(failed > 0
          ? [counted(failed, { one: 'Falló 1 subida.', other: `Fallaron ${failed} subidas.` })]
          : []),
      ].join(' '),
    open: 'Mostrar las subidas',
    fold: 'Ocultar las subidas',
    clear: 'Limpiar',
    progress: (name) => `Progreso de la subida de ${name}`,
    pause: (name) => `Pausar la subida de ${name}`,
    resume: (name) => `Reanudar la subida de ${name}`,
    retry: (name) => `Reintentar la subida de ${name}`,
    cancel: (name) => `Cancelar la subida de ${name}`,
    chooseAgain: 'Elegir archivo',
    chooseThis: (name) => `Elegir ${name} de nuevo`,
    anotherFile: (name) => `Este es otro archivo. Elige ${name} de nuevo.`,
    states: {
      sending: (percent, size) => `${percent}% de ${fileSize(size)}`,
      registering: 'Revisando…',
      paused: (percent) => `En pausa al ${percent}%`,
      away: 'Sin conexión. La subida sigue cuando vuelva.',
      needsFile: 'Elige el mismo archivo para reanudar la subida.',
      done: 'En la biblioteca de medios',
    },
  },
};
