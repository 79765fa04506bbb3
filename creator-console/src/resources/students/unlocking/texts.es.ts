import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

const number = (count: number) => count.toLocaleString('es-MX');
const students = (count: number) =>
  counted(count, { one: '1 estudiante', other: `${number(count)} estudiantes` });

export const texts: TextsLike<typeof english> = {
  open: 'Desbloquear un módulo',
  title: (count) => `Desbloquear un módulo para ${students(count)}`,
  text: 'Se desbloquea de inmediato para estas estudiantes, y reciben un correo. Para las demás sigue bloqueado.',
  course: 'Curso',
  module: 'Módulo',
  noneLocked: 'Ningún módulo de este curso está bloqueado.',
  submit: 'Desbloquear módulo',
  progress: (settled, total) => `${number(settled)} de ${number(total)} estudiantes`,
  done: (counts) =>
    [
      `Desbloqueado para ${students(counts.unlocked)}.`,
      ...(counts.already_open > 0 ? [`Ya estaba abierto para ${number(counts.already_open)}.`] : []),
      ...(counts.not_found > 0
        ? [`${number(counts.not_found)} no ${counts.not_found === 1 ? 'tiene' : 'tienen'} el curso.`]
        : []),
      ...(counts.consent_needed > 0
        ? [`No para ${number(counts.consent_needed)}: por ahora nadie autoriza la cuenta.`]
        : []),
    ].join(' '),
};
