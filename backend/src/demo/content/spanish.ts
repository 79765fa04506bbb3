import type { ProductTranslations } from '../../modules/catalog/index.js';

type SpanishProduct = Required<NonNullable<ProductTranslations['es']>>;

/** Spanish texts of the demo's products, by the product's key. */
export const spanishProducts: Record<string, SpanishProduct> = {
  'bells-and-breath': {
    title: 'Campanas y respiración: meditaciones en audio',
    summary:
      'Tres grabaciones sin palabras, de campanas y tonos suaves, y un cuadernillo para escucharlas juntas.',
    description: `Sin voz, sin instrucciones, sin nada que hacer bien. Tres grabaciones de campanas y tonos largos y suaves: una que guía la respiración, otra para llegar a casa después de la escuela y otra para el borde del sueño.

El cuadernillo propone algunas maneras de escuchar a solas y de a dos: acostadas en el suelo cabeza con cabeza, contando campanas, dibujando lo que oyen. Las niñas suelen entenderlo enseguida. Las personas adultas necesitamos dos intentos.

Puedes usar las grabaciones todas las veces que quieras en casa y en tus propios círculos.`,
    duration: '3 grabaciones',
    thumbnailAlt: 'Un cuenco tibetano dorado sobre un cojín verde, con ondas de sonido que suben.',
    whatsInside: [
      'Campanas para respirar',
      'Llegar a casa',
      'El borde del sueño',
      'Un cuadernillo de escucha (PDF)',
    ],
  },
  'car-ride-questions': {
    title: 'Doce preguntas para el camino',
    summary: 'Tarjetas gratuitas con preguntas que funcionan mejor cuando las dos miran la carretera.',
    description: `Las mejores conversaciones de nuestra familia han pasado en la carretera. Nadie tiene que mirar a nadie, el viaje tiene un final y el silencio está permitido.

Aquí van doce preguntas para guardar en la guantera. Algunas son tontas, otras no, y todas tienen una respuesta más larga que “bien”. Recórtalas o léelas en el teléfono mientras ella elige la música. Pero no mientras conduces, por favor.`,
    duration: '12 tarjetas para imprimir',
    thumbnailAlt: 'Un diente de león que suelta sus semillas, una a una, ante un arco dorado.',
    whatsInside: ['Doce tarjetas con preguntas', 'Tres páginas para imprimir y recortar (PDF)'],
  },
  'conversation-workbook': {
    title: 'El cuaderno de los dos pájaros',
    summary: 'Ocho conversaciones guiadas para una madre y una hija, con una página para cada una.',
    description: `Hay cosas que se dicen mejor de lado: mientras se revuelve una olla, caminando, mirando las dos la misma página. Este cuaderno te da la página.

Contiene ocho conversaciones, desde “lo que me gusta de ser tu madre” hasta “lo que me gustaría que supieras de mis amigas”. Cada una tiene una página para ella, otra para ti y algo pequeño para hacer juntas después. El orden lo eligen ustedes. También se pueden tachar preguntas.

Imprímelo en casa, por las dos caras si quieres. Las líneas son anchas, pensadas para la letra de una niña de once años.`,
    duration: '8 conversaciones',
    thumbnailAlt: 'Un pájaro verde grande y uno rojizo pequeño, frente a frente en una rama con hojas.',
    whatsInside: [
      'Ocho conversaciones guiadas',
      'Una página para ella y otra para ti',
      'PDF listo para imprimir, tamaño carta',
    ],
  },
  'family-rhythms': {
    title: 'Ritmos de familia: plantillas para el día, la semana y el año',
    summary: 'Páginas para imprimir que dejan lugar para el tiempo, los humores y los cambios de planes.',
    description: `Un horario te dice que llegas tarde. Un ritmo te dice qué viene después. Estas plantillas te ayudan a encontrar el ritmo que tu familia ya tiene y a dibujarlo donde todas lo vean.

Incluyen una tarjeta para la mañana, otra para la noche, una semana con márgenes anchos, un año en forma de rueda y una página para las pequeñas celebraciones que hacen que una familia sea esa familia. Todas están en blanco donde importa.`,
    duration: '5 páginas para imprimir',
    thumbnailAlt:
      'Una corona redonda que pasa de las flores de primavera a las de verano, las bayas de otoño y el verde de invierno.',
    whatsInside: [
      'Tarjetas para la mañana y la noche',
      'Una semana con márgenes anchos',
      'El año como una rueda',
      'Una página para las pequeñas celebraciones',
    ],
  },
  'first-moon': {
    title: 'Primera luna: una guía para darle la bienvenida',
    summary: 'Cómo celebrar en familia el comienzo de esta etapa, con tanto o tan poco como ella quiera.',
    description: `Muchas cruzamos este umbral con un susurro en el baño. Quizá quieras algo más cálido para tu hija y no sepas cómo hacerlo sin que nadie pase vergüenza.

Esta guía trata de la bienvenida. Te ayuda a preguntarle antes qué le gustaría, a elegir entre gestos pequeños y más grandes, a invitar a tías o abuelas o a no hacerlo, y a escribirle una carta que pueda guardar. También hay una respuesta para las chicas que no quieren nada especial, y es una buena respuesta.

No habla de medicina. Si tienes preguntas sobre su cuerpo o su salud, consulta a su médica o enfermera.`,
    duration: 'Una guía y una carta',
    thumbnailAlt: 'Cinco fases de la luna en arco sobre flores blancas y rosadas que se abren de noche.',
    whatsInside: [
      'Cinco maneras de darle la bienvenida, de pequeñas a grandes',
      'Una carta para escribir, con comienzos',
      'PDF listo para imprimir, tamaño carta',
    ],
  },
  'first-seeds': {
    title: 'Primeras semillas: tres noches para dos',
    summary:
      'Un minicurso gratuito: tres noches, una vela y mejores preguntas que “¿cómo te fue en la escuela?”.',
    description: `Si quieres saber cómo es esto antes de comprar algo, empieza por aquí. Primeras semillas es un curso pequeño para hacer juntas, madre e hija, en tres noches de unos veinte minutos.

En la primera harán un lugar para las dos. En la segunda preguntarás y escucharás. En la tercera plantarán algo, en una maceta y en palabras.

Solo necesitas una vela, una taza de tierra y una semilla. No cuesta nada y es tuyo para siempre.`,
    duration: '3 noches de 20 minutos',
    thumbnailAlt:
      'Una semilla, un brote, una plántula y una planta en flor en fila, con sus raíces en la tierra.',
    whatsInside: [
      'Tres noches para las dos',
      'Dos videos cortos y una música para el borde del sueño',
      'Una cesta de cosas pequeñas para la semana en que crece la semilla',
    ],
  },
  'forest-journal': {
    title: 'De semilla a bosque: un diario guiado',
    summary: 'Un diario para niñas y mujeres de cualquier edad, con una buena pregunta en cada página.',
    description: `Hay diarios que quieren que agradezcas cada mañana y diarios que quieren que el viernes seas mejor. Este solo quiere saber cómo estás.

Sigue la vida de una semilla: descansar, brotar, echar raíces, ramificarse, florecer y volver a descansar. Cada parte tiene un texto breve, algunas preguntas y páginas que están ahí para lo que venga. Puedes empezar en cualquier estación.

Algunas madres imprimen dos y nunca los comparan. Otras se pasan uno solo de mano en mano. Las dos formas están bien.`,
    duration: '6 estaciones, 30 preguntas',
    thumbnailAlt: 'Un libro abierto de cuyas páginas crece un prado de helechos y flores.',
    whatsInside: [
      'Las seis estaciones de una semilla',
      'Más de treinta preguntas',
      'Páginas en blanco, para lo que venga',
      'PDF listo para imprimir, tamaño carta',
    ],
  },
  'hearth-circle': {
    title: 'El círculo del fuego',
    summary: 'Cuatro tardes en un grupo pequeño de madres, con un fuego en el centro que nadie cuida sola.',
    description: `Un círculo es la clase más antigua que existe: nadie se sienta delante. Ocho madres se reúnen por video cuatro tardes, noventa minutos cada vez. Empezamos con una campana, todas hablan y nadie da consejos si no se los piden.

Cada tarde tiene un tema que sigue la estación: qué descansa, qué se mueve, qué hay que podar, qué puede florecer. Entre una tarde y otra envío una carta breve por correo electrónico, y cada una puede responder a todas.

No hace falta que se te den bien los grupos. A casi ninguna se nos dan bien. Trae un té.`,
    duration: '4 tardes de 90 minutos',
    thumbnailAlt:
      'Una hoguera dentro de un anillo de piedras, rodeada de helechos altos y pequeñas estrellas.',
    whatsInside: [
      'Cuatro tardes por videollamada',
      'Un grupo de ocho como máximo',
      'Una carta al círculo entre una tarde y otra',
    ],
  },
  'in-bloom': {
    title: 'En flor: una clase magistral para chicas',
    summary: 'Para chicas de diez a catorce años: emociones, amistad y una voz que suena a la tuya.',
    description: `Crecer no pasa en un gran día. Pasa en muchos pequeños: la primera vez que una amistad se complica, la primera vez que dices que no y lo dices en serio, la noche en que notas que la chica del espejo ha cambiado y sigues siendo tú.

En flor es un curso para chicas de entre diez y catorce años. Les habla directamente, con palabras claras y amables, y les deja mucho espacio para pensar. Hay videos para ver, preguntas para darle vueltas, páginas para escribir que nadie más va a leer y pequeños experimentos para probar en la escuela y en casa.

Las madres pueden leerlo también, y muchas lo hacen al lado, en el sofá. Tres lecciones terminan con una pregunta para las dos. El resto es de ella.

Los módulos se abren a su tiempo, para que haya una semana para vivir con una idea antes de que llegue la siguiente.`,
    duration: '10 lecciones, módulo a módulo',
    thumbnailAlt: 'Una rama con flores rojizas y blancas que cruza una gran luna rosada.',
    whatsInside: [
      'Diez lecciones en cinco módulos que se abren uno tras otro',
      'Videos cortos con subtítulos y transcripciones completas',
      'Un diario privado dentro de las lecciones',
      'Las tarjetas de bolsillo En flor, para imprimir (PDF)',
      'Tres preguntas para conversar entre madre e hija',
    ],
  },
  'window-seat': {
    title: 'El rincón de la ventana: membresía para los rituales de cada día',
    summary: 'Mañanas lentas, ritmos de familia y media hora con Maren cada mes, mientras los necesites.',
    description: `Casi todo lo que mantiene unida a una familia pasa en días comunes. Esta membresía abre todo lo que tenemos para esos días: el curso sobre las mañanas, las plantillas para tu semana y tu año, y las grabaciones de campanas. Además, cada mes tienes media hora conmigo.

Paga cada mes o cada año, y termina cuando quieras. Lo que dibujaste en tus propias páginas es tuyo.`,
    duration: 'A tu ritmo',
    thumbnailAlt:
      'Una corona redonda que pasa de las flores de primavera a las de verano, las bayas de otoño y el verde de invierno.',
    whatsInside: [
      'Cinco lecciones sobre mañanas lentas',
      'Cinco páginas para el día, la semana y el año',
      'Tres grabaciones de campanas',
      'Media hora con Maren cada mes',
    ],
  },
  'half-hour': {
    title: 'Media hora con Maren',
    summary: 'Una charla breve por video, para una pregunta que no puede esperar a hacerse grande.',
    description: `Treinta minutos por videollamada. Cuentas qué pasó esta semana y lo miramos juntas hasta que el próximo paso está claro.

Quienes son parte de El rincón de la ventana tienen una de estas charlas cada mes. Todas las demás pueden reservar una sola.`,
    duration: '30 minutos',
    thumbnailAlt: 'Un farol encendido que cuelga de una rama con hojas en la noche, con helechos debajo.',
    whatsInside: ['Treinta minutos por videollamada', 'Un próximo paso, por escrito'],
  },
  'one-on-one': {
    title: 'Coaching individual con Maren',
    summary: 'Una hora sin prisa para la pregunta que llevas tiempo cargando.',
    description: `Sesenta minutos por videollamada, para ti sola o para ti y tu hija. Tú traes la situación: el silencio en la cena, la amiga nueva que no te convence, el tono que oyes en tu propia voz. Yo traigo preguntas, calma y dieciséis años de sentarme con familias.

Terminamos con una o dos cosas para probar, tan pequeñas que caben en un martes cualquiera. Después recibes mis notas y durante dos semanas puedes escribirme para contarme cómo fue.

El coaching es una conversación entre personas adultas y sanas sobre la vida de todos los días. No sustituye la terapia ni la atención médica; si te ayudarían más, te lo diré.`,
    duration: '60 minutos',
    thumbnailAlt: 'Un farol encendido que cuelga de una rama con hojas en la noche, con helechos debajo.',
    whatsInside: [
      'Sesenta minutos por videollamada',
      'Notas por escrito después',
      'Dos semanas de preguntas por mensaje',
    ],
  },
  'rooted-mother': {
    title: 'Con raíces: una clase magistral para madres',
    summary:
      'Diez lecciones para mantener la calma, escuchar bien y reencontrarse después de un día difícil.',
    description: `Tu hija crece más rápido que cualquier libro. Una noche quiere que la lleves en brazos a la cama y a la siguiente cierra la puerta. Esta clase magistral es para la madre que está en el pasillo entre esas dos noches y no sabe qué decir.

Empezamos por ti: por tus propias raíces, la voz que heredaste y esa pequeña pausa en la que todo puede salir de otra manera. Después practicamos escuchar, hasta que se parece menos a una técnica y más a volver a casa. Al final viene la reparación, porque ninguna madre está tranquila todos los días, y lo que une a una familia no es no romperse nunca, sino saber remendar.

Cada lección dura entre veinte y treinta minutos: un video corto, algo para leer despacio y una práctica para llevarte a la semana. No hay tareas en las que atrasarse. Haz el curso en diez días o en diez meses, y vuelve cada vez que cambie la estación.`,
    duration: '10 lecciones de 20 a 30 minutos',
    thumbnailAlt:
      'Un árbol frondoso ante un sol dorado, con raíces tan profundas bajo tierra como altas son sus ramas.',
    whatsInside: [
      'Diez lecciones en cinco módulos, tuyas para siempre',
      'Videos cortos con subtítulos y transcripciones completas',
      'Una práctica de escucha y un audio para la noche, a los que volver',
      'Las notas de campo de Con raíces, para imprimir (PDF)',
      'Preguntas y escalas que recuerdan tus respuestas',
    ],
  },
  'side-by-side': {
    title: 'Lado a lado: las dos clases magistrales y el cuaderno',
    summary: 'Una clase para ella, otra para ti y ocho conversaciones que las reúnen.',
    description: `Madres e hijas suelen empezar en habitaciones distintas. Una comienza con Con raíces y la otra con En flor, cada una a su ritmo y con su propio diario.

El cuaderno de los dos pájaros es la mesa donde se encuentran: ocho conversaciones y una página para cada una, cuando a las dos les apetezca.`,
    duration: 'A tu ritmo',
    thumbnailAlt: 'Un pájaro verde grande y uno rojizo pequeño, frente a frente en una rama con hojas.',
    whatsInside: ['Dos clases magistrales, veinte lecciones', 'Un cuaderno con ocho conversaciones'],
  },
  'slow-mornings': {
    title: 'Mañanas lentas',
    summary: 'Cinco lecciones breves que convierten la hora más difícil del día en una que se comparte.',
    description: `Los zapatos. El almuerzo. ¿Dónde está el otro zapato? Muchas vemos a nuestra hija por primera vez cada día en mitad de una carrera, y luego nos extraña que se sienta como una carrera.

Mañanas lentas no te pide levantarte a las cinco. Mira la hora que ya tienes y mueve tres o cuatro cosas pequeñas: qué pasa la noche anterior, cuál es la primera frase, dónde es la despedida. Las madres que lo prueban me cuentan que el reloj marca lo mismo y la casa suena distinta.

Cinco lecciones de unos quince minutos. Al final tendrás una mañana que cabe en una tarjeta.`,
    duration: '5 lecciones de 15 minutos',
    thumbnailAlt:
      'Una taza humeante y un florero con una flor blanca en el alféizar de una ventana en arco, al amanecer.',
    whatsInside: [
      'Cinco lecciones con un pequeño cambio cada una',
      'Un minuto de campanas para la mañana',
      'Una tarjeta de la mañana para rellenar y pegar en la nevera',
    ],
  },
};

/** Spanish texts of the demo's other offerings; the discovery call brings its own. */
export const spanishOfferings = {
  hour: {
    title: 'Una hora con Maren',
    description: 'Por video, para ti sola o para ti y tu hija. Trae eso que llevas tiempo cargando.',
  },
  'half-hour': {
    title: 'Media hora con Maren',
    description: 'Por video. Cuéntame qué pasó esta semana, y buscamos el próximo paso.',
  },
  workshop: {
    title: 'Una noche para dos',
    description:
      'Noventa minutos por video para madres e hijas: tres preguntas, una vela y la opinión de nadie más.',
  },
};

/** Spanish texts of the demo's events, by the event's key. */
export const spanishEvents: Record<string, { title: string; description: string }> = {
  'circle-evening': {
    title: 'Se reúne el Círculo del Arce',
    description:
      'Una hora solo para nosotras. Trae la frase que esta semana dijiste demasiado alto; juntas buscamos la más tranquila.',
  },
  'read-aloud': {
    title: 'Leemos juntas en voz alta',
    description:
      'Veinte minutos de un libro, con la cámara encendida o apagada y las hijas en el sofá si quieren. Después, quien quiera cuenta con qué se queda.',
  },
  'forest-walk': {
    title: 'Un paseo lento por Hood River',
    description:
      'Dos horas al paso de la más lenta. Nos detenemos donde alguien pequeña quiera mirar algo. Zapatos impermeables, algo de abrigo y ningún programa.',
  },
  letters: {
    title: 'Cartas a la luz de las velas',
    description:
      'Cada una escribe una carta a su hija, en silencio y en compañía. Para empezar, yo leo una de las mías.',
  },
};

/** Spanish names of the demo's circles and pods, by the group's key. */
export const spanishGroups: Record<string, string> = {
  'maple-circle': 'Círculo del Arce',
  'harbor-circle': 'Círculo del Puerto',
  'rooted-circle': 'Círculo Con raíces',
  'kitchen-table': 'La mesa de la cocina',
};
