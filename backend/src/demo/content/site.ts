import type { SiteContent } from '../../modules/site/index.js';
import { STARTING_CONTENT } from '../../modules/site/index.js';

const { home, coaching } = STARTING_CONTENT;
const { es } = STARTING_CONTENT.translations;

/** The demo site's own texts, where they differ from the starter texts. */
export const demoSite: SiteContent = {
  ...STARTING_CONTENT,
  coach: {
    name: 'Maren Solveig',
    firstName: 'Maren',
    email: 'hello@sanctum.test',
    credentials: [
      'MA in Family Systems Counseling, Portland State University',
      'Professional Certified Coach (PCC), International Coaching Federation',
      'Sixteen years with more than four hundred families',
      'Trained facilitator of rites of passage for girls',
    ],
  },
  home: {
    ...home,
    hero: { ...home.hero, eyebrow: 'Welcome to Sanctum' },
    definition: {
      ...home.definition,
      features: home.definition.features.map((feature) =>
        feature.title === 'A real person beside you'
          ? { ...feature, text: 'Maren answers herself. No scripts, no hurry, no question too small.' }
          : feature,
      ),
    },
    offerings: {
      ...home.offerings,
      circles: {
        title: 'Group circles',
        text: 'Four evenings with a handful of mothers who listen well. We meet online, by candlelight.',
      },
    },
    meet: {
      isShown: true,
      eyebrow: 'Meet',
      paragraphs: [
        'I grew up in a house of strong women who loved each other fiercely and rarely said so. When my own daughter turned eleven and began to close her door, I knew which road we were on, and I wanted another one.',
        'For sixteen years I have walked it with families: as a school counselor first, then as a coach, and always as a mother. Sanctum is everything I wish somebody had handed me at that closed door.',
      ],
    },
  },
  faq: {
    title: 'Good to know',
    questions: [
      {
        title: 'How long can I use what I buy?',
        text: 'As long as Sanctum is here. Courses and downloads stay in your classroom, and you can come back whenever the season changes.',
      },
      {
        title: 'Can my daughter take part?',
        text: 'Yes. You create her account from yours, and some courses come with a second seat for her. What she writes in her journal stays hers.',
      },
      {
        title: 'What if it isn’t right for us?',
        text: 'Write to me and tell me which order it’s about. I answer in person, and refunds go back to the card you paid with.',
      },
      {
        title: 'Do I need to be good with computers?',
        text: 'If you can watch a video on your phone, you can do all of this. Nothing to install.',
      },
      {
        title: 'Is this therapy?',
        text: 'No. It is education and coaching. If therapy or medical care would serve you better, I’ll say so plainly.',
      },
    ],
  },
  coaching: {
    ...coaching,
    hero: { ...coaching.hero, eyebrow: 'Coaching with Maren Solveig' },
    bio: {
      isShown: true,
      eyebrow: 'Your coach',
      paragraphs: [
        'I began in a school, in a small office with two chairs and a box of tissues. Mothers came in through one door and daughters through the other, often on the same day and with the same sentence: she does not listen to me. I have been interested in the space between those two doors ever since.',
        'Today I work with families by video, from a room that looks out on a row of alders. I am calm, I am curious, and I do not take sides. I have a grown daughter of my own, who has allowed me to say that we did not find it easy either.',
      ],
    },
  },
  translations: {
    es: {
      ...es,
      coach: {
        credentials: [
          'Máster en Orientación Familiar Sistémica, Portland State University',
          'Coach profesional certificada (PCC), International Coaching Federation',
          'Dieciséis años acompañando a más de cuatrocientas familias',
          'Formada para guiar ritos de paso para niñas',
        ],
      },
      home: {
        ...es.home,
        hero: { ...es.home.hero, eyebrow: 'Te damos la bienvenida a Sanctum' },
        definition: {
          ...es.home.definition,
          features: es.home.definition.features.map((feature, index) =>
            index === 2
              ? {
                  ...feature,
                  text: 'Maren responde en persona. Sin guiones y sin prisa: ninguna pregunta es demasiado pequeña.',
                }
              : feature,
          ),
        },
        offerings: {
          ...es.home.offerings,
          circles: {
            title: 'Círculos',
            text: 'Cuatro tardes con un puñado de madres que saben escuchar. Nos vemos en línea, a la luz de las velas.',
          },
        },
        meet: {
          eyebrow: 'Conoce a',
          paragraphs: [
            'Crecí en una casa de mujeres fuertes que se querían con locura y casi nunca se lo decían. Cuando mi hija cumplió once años y empezó a cerrar su puerta, supe en qué camino estábamos, y yo quería otro.',
            'Llevo dieciséis años recorriéndolo con familias: primero como orientadora en una escuela, después como coach y siempre como madre. Sanctum es todo lo que me habría gustado que alguien me diera delante de aquella puerta cerrada.',
          ],
        },
      },
      faq: {
        title: 'Preguntas frecuentes',
        questions: [
          {
            title: '¿Cuánto tiempo puedo usar lo que compro?',
            text: 'Mientras exista Sanctum. Los cursos y las descargas se quedan en tu aula, y puedes volver cada vez que cambie la estación.',
          },
          {
            title: '¿Puede participar mi hija?',
            text: 'Sí. Creas su cuenta desde la tuya, y algunos cursos incluyen un segundo lugar para ella. Lo que escribe en su diario es solo suyo.',
          },
          {
            title: '¿Y si no es para nosotras?',
            text: 'Escríbeme y dime de qué pedido se trata. Respondo en persona, y los reembolsos vuelven a la tarjeta con la que pagaste.',
          },
          {
            title: '¿Tengo que saber de tecnología?',
            text: 'Si sabes ver un video en el teléfono, puedes con todo esto. No hay que instalar nada.',
          },
          {
            title: '¿Esto es terapia?',
            text: 'No. Es educación y coaching. Si te ayudaría más una terapia o atención médica, te lo diré con claridad.',
          },
        ],
      },
      coaching: {
        ...es.coaching,
        hero: { ...es.coaching.hero, eyebrow: 'Coaching con Maren Solveig' },
        bio: {
          eyebrow: 'Tu coach',
          paragraphs: [
            'Empecé en una escuela, en un despacho pequeño con dos sillas y una caja de pañuelos. Por una puerta entraban las madres y por la otra las hijas, muchas veces el mismo día y con la misma frase: no me escucha. Desde entonces me interesa el espacio que hay entre esas dos puertas.',
            'Hoy trabajo con familias por video, desde una habitación que da a una hilera de alisos. Soy tranquila, soy curiosa y no tomo partido. Tengo una hija adulta, que me ha dado permiso para contar que a nosotras tampoco nos resultó fácil.',
          ],
        },
      },
    },
  },
};
