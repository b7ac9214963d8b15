import type { Tone } from '../tone.ts';

/** The styles that come closer. */
export const livelyTones = {
  Friendly: {
    welcome: [
      '¡Hola! Gracias por llamar a {company}.',
      'Gracias por llamar a {company}. ¡Qué gusto saludarle!',
      '¡Hola! Se ha comunicado con {company}.',
    ],
    patience: ['En un momento le atendemos.', '¡Muchas gracias por esperar!', 'No cuelgue, ¡ya casi le atendemos!'],
    leads: [
      'Mientras espera, le contamos algo.',
      '¡Gracias por seguir en la línea!',
      'Mientras espera, un mensaje de {company}.',
    ],
    closings: [
      'Pregúntenos cuando le contestemos.',
      'Con gusto le contamos más en un momento.',
      'Gracias por esperar; ya casi le atendemos.',
      '¡Nos dará mucho gusto hablar con usted!',
    ],
    greetings: [
      '¡Hola! Gracias por llamar a {company}.',
      '¡Hola! Le damos la bienvenida a {company}.',
      'Gracias por llamar a {company}.',
    ],
    choices: ['Con gusto le comunicamos con la persona indicada.', 'Con mucho gusto le ayudamos.'],
    thanks: ['¡Gracias por llamar a {company}!', '¡Muchas gracias por su llamada!', '¡Gracias por preferirnos!'],
    voicemail: {
      openings: [
        '¡Hola! Se ha comunicado con {company}.',
        '¡Gracias por llamar a {company}!',
        '¡Hola! Le saluda {company}.',
      ],
      closings: ['¡Gracias y hasta pronto!', '¡Nos dará mucho gusto hablar con usted!', '¡Que tenga un excelente día!'],
    },
  },
  Casual: {
    welcome: [
      'Hola, ¿qué tal? Gracias por llamar a {company}.',
      '¡Hola! Llamó a {company}. Gracias por la espera.',
      'Hola, aquí {company}.',
    ],
    patience: ['No tardamos.', 'Un momentito y le atendemos.', 'Ya casi le toca.'],
    leads: ['¿Sigue ahí? ¡Qué bueno!', 'Un mensajito de {company}.', 'Mientras tanto, le contamos algo.'],
    closings: [
      'Coméntelo cuando le contestemos.',
      'No se vaya, ya casi le contestamos.',
      'Pregunte lo que quiera, para eso estamos.',
      'En un ratito lo hablamos.',
    ],
    greetings: ['Hola, llamó a {company}.', 'Hola, gracias por llamar a {company}.', 'Hola, aquí {company}.'],
    choices: ['Estas son sus opciones.', 'Usted diga con quién le comunicamos.'],
    thanks: ['Gracias por llamar.', 'Mil gracias.', 'Gracias por llamar a {company}.'],
    voicemail: {
      openings: ['Hola, llamó a {company}.', 'Hola, gracias por llamar a {company}.', 'Hola, aquí {company}.'],
      closings: ['Gracias, hablamos pronto.', '¡Hasta luego!', 'Gracias, que le vaya muy bien.'],
    },
  },
  Energetic: {
    welcome: [
      '¡Gracias por llamar a {company}! ¡Qué gusto que esté aquí!',
      '¡Hola! ¡Le saluda {company}, con muchas ganas de atenderle!',
      '¡Qué buen día para llamar a {company}!',
    ],
    patience: ['¡Enseguida estamos con usted!', '¡Gracias por esperar!', '¡No se vaya, ya vamos!'],
    leads: ['¡Esto le va a interesar!', '¡Qué bueno que sigue aquí!', '¡Un mensaje de {company} para usted!'],
    closings: [
      '¡Pregúntenos en cuanto le contestemos!',
      '¡No se vaya, tenemos mucho que contarle!',
      '¡Hablemos y pongámonos en marcha!',
      '¡Tenga listas sus preguntas, nos encantan!',
    ],
    greetings: [
      '¡Gracias por llamar a {company}!',
      '¡Hola! ¡Le damos la bienvenida a {company}!',
      '¡Hola! ¡Se ha comunicado con {company}!',
    ],
    choices: ['¡Vamos directo a lo que necesita!', '¡Empecemos!'],
    thanks: ['¡Gracias por llamar a {company}!', '¡Qué bueno que llamó!', '¡Muchas gracias por su llamada!'],
    voicemail: {
      openings: [
        '¡Hola! ¡Se ha comunicado con {company}!',
        '¡Gracias por llamar a {company}!',
        '¡Hola! ¡Qué bueno que llamó a {company}!',
      ],
      closings: ['¡Tenemos muchas ganas de hablar con usted!', '¡Hablamos muy pronto!', '¡Que tenga un gran día!'],
    },
  },
} as const satisfies Record<string, Tone>;
