import type { SpanishCourse } from '../writing/content-types.js';

/** The course “First Seeds” in Spanish. Widgets are named by lesson, page and position, like their ids. */
export const firstSeedsInSpanish: SpanishCourse = {
  parts: {
    'section/evenings': { title: 'Tres noches para dos', subtitle: 'Una vela, una pregunta, un frijol' },
    'module/evenings': { title: 'Tres noches', subtitle: 'Unos veinte minutos cada una' },
    'lesson/place': {
      title: 'Noche 1: un lugar para dos',
      description: 'Un rincón, una vela y ninguna prisa',
    },
    'lesson/listening': {
      title: 'Noche 2: el juego de escuchar',
      description: 'Dos minutos cada una, y nadie interrumpe',
    },
    'lesson/bean': {
      title: 'Noche 3: algo que crece',
      description: 'Una maceta, un frijol y una frase',
    },
    'page/place/1': { title: 'La primera noche' },
    'page/listening/1': { title: 'La segunda noche' },
    'page/bean/1': { title: 'La tercera noche' },
    'page/bean/2': { title: 'Mientras crece el frijol' },
  },
  widgets: {
    'place/1/1': {
      title: 'Un lugar para dos',
      transcript:
        'Una vela arde junto a una maceta pequeña en la que un frijol empieza a crecer. Un lugar para dos. Elige un rincón. Puede ser debajo de la mesa. Elige una vela. Ella la enciende, tú ayudas. Mientras arde, nadie tiene prisa. Ningún teléfono ha hecho falta aquí. Pregunta una sola cosa. Luego escucha hasta que la cera se haya movido. Apáguenla juntas. Eso es todo. Eso es mucho.',
    },
    'place/1/2': {
      content: `
<h2>La primera noche</h2>
<p>Miren juntas el pequeño video. No habla, así que pueden oírse respirar. Después busquen un rincón que normalmente no se use para nada: debajo de la mesa, detrás del sofá, el tercer escalón. Deja que ella elija. Elegirá algo incómodo. Es parte del juego.</p>
<p>Lleven dos cojines y una vela que no pueda caerse. Ella la enciende, tú ayudas, y una de las dos dice: “Aquí estamos”. Desde ese momento, y mientras arda, nadie tiene que estar en otra parte.</p>
<aside><p><strong>Para esta noche:</strong> dos cojines, una vela en un vaso, cerillos y veinte minutos sin teléfono.</p></aside>
<h3>Una sola pregunta</h3>
<p>Túrnense. Cada una puede preguntarle a la otra <em>una</em> cosa. Puede ser una tontería. Si no se les ocurre nada, usen esta: <strong>“¿Qué fue lo más pequeño y bonito de hoy?”</strong></p>
<p>La otra responde y tú solo escuchas. Sin consejos, sin “eso me recuerda”. Cuando termine, espera un momento más de lo normal. Luego cambien.</p>
<p>Al final apagan la vela juntas, a la cuenta de tres. Si duró solo seis minutos, duró seis minutos. No se trata de mucho tiempo. Se trata de <em>otra vez</em>.</p>`,
    },
    'listening/1/1': {
      content: `
<h2>La segunda noche</h2>
<p>De vuelta al rincón, los cojines y la vela. Esta noche van a jugar a algo más difícil de lo que parece. Cada una tiene dos minutos en los que la otra solo escucha.</p>
<ol>
<li>Lancen una moneda para ver quién empieza.</li>
<li>Quien habla dice lo que venga: algo de hoy, de un animal, de una injusticia. Si no viene nada, las dos se quedan calladas. El silencio cuenta.</li>
<li>Quien escucha puede mirar, asentir y respirar. Sin preguntas, sin “ay, pero”.</li>
<li>Cuando el reloj llega a dos minutos, quien escuchó dice: “Gracias. Oí…” y una sola cosa. Luego le toca a la otra.</li>
</ol>
<p>Puede que ella se ría los dos minutos. Entonces la oíste reír dos minutos: ¿cuándo fue la última vez? También puede que, justo al final, se le escape algo importante. No te lances. Di: “Gracias. Te oí”, y déjalo estar. Volverá si no lo persigues.</p>
<p>Para ti, mamá, esta es la parte difícil: cuando sea tu turno, cuéntale algo verdadero. No una preocupación demasiado pesada para ella, pero sí algo real. “Hoy me sentí orgullosa de mí y nadie lo notó”. Verás cómo se endereza.</p>`,
    },
    'listening/1/3': { title: 'Unas campanas para terminar' },
    'bean/1/1': {
      alt: 'Una planta de frijol que sale de una maceta de barro, con una banderita de papel en la tierra.',
      caption: 'Riégala cuando esté seca. Háblale cuando tengas ganas.',
    },
    'bean/1/2': {
      content: `
<h2>La tercera noche</h2>
<p>Esta noche necesitan una maceta con un agujero, un poco de tierra y un frijol. Sirve uno seco de la cocina; si te acuerdas, déjalo en agua desde el día anterior. Primero enciendan la vela.</p>
<p>Hagan un hoyo tan hondo como la primera falange del dedo de ella. Ella pone el frijol y entre las dos lo cubren. Antes, cada una le dice al frijol, en voz alta o en silencio, algo de lo que quisiera tener más entre ustedes. <em>Más risas en el coche. Más noches como esta. Menos gritos por el pelo.</em></p>
<p>Escriban una banderita para la maceta. Pueden ponerle nombre al frijol. Déjenlo en una ventana con sol y riéguenlo cuando la tierra esté seca. Pasará más o menos una semana hasta que se vea algo. Nadie puede apurarlo, y nadie tiene que hacerlo. Es bueno tener algo así en la cocina.</p>
<h3>¿Y después?</h3>
<p>Conserven el rincón. Elijan una noche de la semana para encender la vela. Si quieren compañía en el camino, aquí encontrarán más, para ti y para ella. Si no, estas fueron tres buenas noches, y son de ustedes.</p>`,
    },
    'bean/1/3': { question: '¿Qué desearon para ustedes dos?' },
    'bean/2/1': {
      content: `
<h2>Mientras crece el frijol</h2>
<p>Un frijol tarda más o menos una semana. Aquí va una canasta de cosas pequeñas para los días de en medio. Tomen lo que les guste y dejen lo demás; nada de esto es tarea.</p>
<table><tbody><tr><th>Día</th><th>En la maceta</th><th>Para ustedes dos</th></tr><tr><td>1 a 3</td><td>El frijol bebe y se hincha.</td><td>Denle las buenas noches a la maceta.</td></tr><tr><td>4 a 6</td><td>Primero baja una raíz.</td><td>Dibujen lo que creen que pasa.</td></tr><tr><td>7 en adelante</td><td>Un cuello, y luego dos hojas.</td><td>Mídanlo con un hilo.</td></tr></tbody></table>
<h3>Miren lo que nadie ve</h3>
<p>El pequeño video de esta noche mira dentro de la maceta cuando todavía parece vacía. Véanlo juntas antes de dormir, todas las veces que ella quiera, y dejen que el último sonido del día sea suave.</p>`,
    },
    'bean/2/2': {
      title: 'Lo que hace el frijol',
      transcript:
        'Un frijol en una maceta de barro, como si la maceta estuviera abierta: echa raíces y de la tierra sale un tallo. Lo que hace el frijol. La maceta parece vacía. El frijol está muy ocupado. Primero bebe, hasta que la piel le queda chica. Luego baja una raíz para sostenerse. Dobla la espalda y empuja. Todo esto a oscuras. Una mañana hay un lazo verde. No jales. Levanta la cabeza cuando está listo. Puedes aplaudir.',
    },
    'bean/2/3': { title: 'Para el borde del sueño' },
    'bean/2/4': {
      content: `
<h3>Siéntense con el frijol</h3>
<p>Una vez esta semana, siéntense juntas al lado de la maceta y mírenla todo lo que quieran. Pongan en marcha el reloj y párenlo cuando una de las dos tenga suficiente. <em>No es una competencia, aunque ella tal vez lo vea de otra manera.</em></p>`,
    },
    'bean/2/6': {
      question:
        'Después de cuatro días la maceta sigue pareciendo vacía. Ella quiere sacar el frijol para ver qué hace. ¿Qué podrías decirle?',
      options: {
        a: '“Déjalo en paz o lo vas a matar”.',
        b: '“Te encantaría saber qué hace ahí abajo. A mí también”.',
        c: '“Mejor compremos una planta más grande”.',
      },
      correct:
        'Sí. El deseo fue escuchado y el frijol puede quedarse donde está. Entre dos es más fácil esperar.',
      incorrect:
        'Todas lo hemos dicho. Prueba la frase que primero escucha el deseo; el frijol se cuida solo.',
    },
    'bean/2/7': {
      question: '¿Qué tan cerca se sintieron las dos esta semana?',
      minLabel: 'Un poco lejos',
      maxLabel: 'Muy cerca',
    },
    'bean/2/8': { fileName: 'Doce preguntas para el camino (en inglés).pdf' },
    'bean/2/9': {
      content: `
<h3>Si quieres hablar</h3>
<p>Puedes llamarme. La primera conversación es gratuita, dura media hora y no te vende nada. También puedes contarme solamente cómo fueron sus tres noches; leo cada palabra, casi siempre con una taza de té.</p>`,
    },
    'bean/2/10': { title: 'Tu llamada de bienvenida gratuita' },
    'bean/2/12': {
      title: 'Una de sus noches',
      instructions:
        '<p>Cuéntame de una de sus tres noches: <strong>una cosa que oíste</strong>, y cómo fue no decir nada. Bastan unas líneas. Un dibujo de ella, o una grabación de las dos, también es bienvenido.</p>',
    },
    'bean/2/13': { title: '¿Cómo fueron sus tres noches?' },
    'bean/2/14': { label: 'Mira qué más crece aquí' },
  },
};
