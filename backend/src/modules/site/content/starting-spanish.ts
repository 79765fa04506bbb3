import type { SiteTexts } from './site-content.js';

/** Spanish versions of the texts of a new site. Each is dropped once the coach changes its English text. */
export const STARTING_SPANISH: SiteTexts = {
  place: {
    tagline: 'Un lugar tranquilo donde madres e hijas aprenden, conversan y crecen, de semilla a bosque.',
    description: 'Cursos, descargas y coaching para madres e hijas que quieren crecer juntas.',
    closing: 'Cultivado despacio y con cariño.',
  },
  coach: { credentials: [] },
  announcement: { text: '' },
  home: {
    hero: {
      eyebrow: 'Te damos la bienvenida',
      title: 'Un lugar tranquilo donde madres e hijas crecen.',
      lead: 'Cursos, círculos y coaching para los años en que todo cambia. Ven como eres. Todo bosque que has querido empezó siendo una semilla.',
    },
    definition: {
      word: 'sanctum',
      sound: '/ˈsæŋk.təm/',
      kind: 'sustantivo',
      meanings: [
        'Un lugar sagrado, a salvo del ruido y de la prisa.',
        'Una habitación propia, donde no tienes que ser nadie más que tú.',
        'Aquí: un espacio compartido donde madres e hijas crecen juntas.',
      ],
      title: 'Lo que crece aquí',
      features: [
        {
          title: 'A tu ritmo',
          text: 'Lecciones breves y tranquilas que son tuyas, para volver a ellas cuando quieras.',
        },
        {
          title: 'Pensado para las dos',
          text: 'Palabras y rituales para madres, para hijas y para la mesa de la cocina que las reúne.',
        },
        {
          title: 'Una persona de verdad a tu lado',
          text: 'Tu coach responde en persona. Sin guiones y sin prisa: ninguna pregunta es demasiado pequeña.',
        },
        {
          title: 'Un círculo a tu alrededor',
          text: 'Grupos pequeños de madres que recorren el mismo camino, en confianza y con cariño.',
        },
      ],
    },
    offerings: {
      eyebrow: 'Tres maneras de entrar',
      title: 'Empieza donde estás',
      courses: {
        title: 'Cursos en línea',
        text: 'Clases a tu ritmo, cuadernos y audios para los domingos de lluvia, las vacaciones y las noches después de un día difícil.',
      },
      circles: { title: 'Círculos', text: 'Encuentros con un puñado de madres que saben escuchar.' },
      coaching: {
        title: 'Coaching individual',
        text: 'Una hora que es solo tuya. Juntas miramos qué se ha atascado y buscamos el siguiente paso pequeño.',
      },
    },
    featured: { eyebrow: 'De la biblioteca', title: 'Cursos en línea a tu ritmo.' },
    testimonials: { eyebrow: 'Opiniones', title: 'En sus propias palabras' },
    meet: { eyebrow: 'Conoce a', paragraphs: [] },
  },
  coaching: {
    hero: {
      eyebrow: 'Coaching',
      title: 'Alguien que camine a tu lado por un tiempo.',
      lead: 'Para las madres que no duermen después de un portazo, para las hijas que no saben cómo empezar la conversación y para las dos juntas.',
      note: '30 minutos, gratis y sin preparar nada.',
    },
    whatIs: {
      eyebrow: '¿Qué es el coaching?',
      title: 'Una conversación que el martes sigue contigo',
      paragraphs: [
        'El coaching no son consejos de alguien que sabe más que tú. Es una hora en la que una persona te escucha con toda su atención, te hace la pregunta que llevas tiempo rodeando y espera la respuesta contigo.',
        'Mira más hacia delante que hacia atrás: qué pasa hoy en tu mesa, qué te gustaría que pasara y qué es lo más pequeño que podrías probar antes de la semana que viene. Si te ayudaría más una terapia o atención médica, te lo diremos con claridad.',
      ],
      stepsTitle: 'Cómo es una hora',
      steps: [
        { title: 'Llegar', text: 'Respirar, un té, y eso que hoy hace más ruido.' },
        { title: 'Mirar', text: 'Vamos más despacio con un momento hasta ver qué pedía cada una.' },
        {
          title: 'Elegir',
          text: 'Te llevas una o dos cosas para probar, tan pequeñas que caben en una semana cualquiera.',
        },
      ],
    },
    benefits: {
      eyebrow: 'Para qué sirve',
      title: 'Dos personas, dos maneras de crecer',
      mothers: {
        title: 'Para madres',
        items: [
          'Oír el sentimiento que hay detrás del tono, y responder a eso',
          'Mantener un límite sin levantar la voz',
          'Distinguir tus propios miedos de un peligro real',
          'Soltar poco a poco, cuando toca',
          'Tener un lugar donde te pregunten a ti cómo estás',
        ],
      },
      daughters: {
        title: 'Para hijas',
        items: [
          'Encontrar palabras para lo que sientes antes de estallar',
          'Decirle que no a una amiga y no perderla',
          'Vivir un cuerpo que cambia con información y sin vergüenza',
          'Pedir cercanía, o espacio, y que te entiendan',
          'Tener a una persona adulta con quien hablar que no sea tu madre',
        ],
      },
    },
    bio: { eyebrow: 'Tu coach', paragraphs: [] },
    offerings: { eyebrow: 'Maneras de trabajar juntas', title: 'A solas, las dos o en un círculo' },
    booking: {
      eyebrow: 'Empieza aquí',
      title: 'Tu llamada de bienvenida gratuita',
      lead: 'Una videollamada gratuita de 30 minutos, sin compromiso, para ver si encajamos.',
      pointsTitle: 'Qué haremos en 30 minutos',
      points: [
        'Me cuentas qué te ha traído hasta aquí, con tus palabras.',
        'Te digo con honestidad si puedo ayudarte y cómo, y qué más podría servirte.',
        'Buscamos un primer paso pequeño, sigamos trabajando juntas o no.',
      ],
      howTitle: 'Cómo encontrar una hora',
      how: 'Escríbeme con dos o tres horas que te vengan bien y tu zona horaria. En dos días hábiles te responderé con una de ellas y el enlace para la llamada.',
      privacy: 'Solo yo leo lo que escribes.',
      action: '',
    },
  },
  faq: { title: 'Preguntas frecuentes', questions: [] },
};
