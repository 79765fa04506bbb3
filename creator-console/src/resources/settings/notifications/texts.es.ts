import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Avisos',
  lead: 'De qué te enteras: en la campana, por correo y en tus dispositivos. Lo que espera una decisión sobre dinero llega siempre.',
  kind: 'De qué se trata',
  channels: { inApp: 'En la campana', email: 'Por correo', push: 'En dispositivos' },
  kinds: {
    sale: 'Se vende algo',
    'contribution-reported': 'Se denuncia una publicación o un comentario',
    'message-reported': 'Se denuncia un mensaje',
    'question-unanswered': 'Una pregunta espera respuesta',
    'message-waiting': 'Te espera un mensaje',
    announced: 'La coach anuncia algo',
    'event-planned': 'Hay un nuevo evento',
    'coach-posted': 'La coach publica en la comunidad',
    mentioned: 'Alguien te menciona',
    'question-answered': 'Responden a tu pregunta',
    'post-commented': 'Alguien comenta tu publicación',
    'post-reacted': 'Alguien reacciona a tu publicación',
    'circle-mentioned': 'Alguien te menciona en un círculo',
    'circle-waiting': 'Hay mensajes en un círculo',
    'answer-accepted': 'Tu respuesta resuelve una pregunta',
    'course-completed': 'Se termina un curso',
    'journal-answered': 'Se responde un diario',
    'module-opened': 'Se abre un módulo',
    'event-reminder': 'Un evento está cerca',
    'level-reached': 'Se alcanza un nivel',
    'marketing-letter': 'Novedades y ofertas',
    'service-letter': 'Cartas sobre lo que se tiene',
  },
  never: 'Aquí no',
  on: (kind, channel) => `${kind}: ${channel}`,
  failed: 'No se pudo guardar',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
  quiet: {
    title: 'Horas de silencio',
    switch: 'Tener horas de silencio',
    text: 'En ellas no llega nada a tus dispositivos, y los correos que pueden esperar llegan cuando terminan, según la hora de tu zona. Los correos sobre dinero, acceso o sesiones llegan enseguida.',
    from: 'Desde',
    to: 'Hasta',
    same: 'Deben terminar a otra hora de la que empiezan.',
    save: 'Guardar horas de silencio',
    saved: 'Tus horas de silencio están guardadas',
  },
  device: {
    title: 'En este dispositivo',
    switch: 'Avisos en este dispositivo',
    off: 'Llegan a este teléfono o computadora aunque la consola esté cerrada: quién hizo qué, y nada de lo que se escribió.',
    on: 'Llegan a este dispositivo hasta que cierres la sesión aquí. Cuáles, lo eliges arriba.',
    denied:
      'Tu navegador no deja que este sitio muestre avisos. Permítelos en su configuración para este sitio y vuelve a abrir esta página.',
    unsupported:
      'Este navegador no puede mostrar avisos con la consola cerrada. En otro dispositivo quizá funcione.',
    'needs-install':
      'En un iPhone o iPad, pon primero este lugar en tu pantalla de inicio: toca Compartir y luego «Agregar a inicio». Ábrelo desde ahí y vuelve a esta página.',
  },
};
