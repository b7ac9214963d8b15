import type { Tone } from '../tone.ts';

/** The styles that take their time. */
export const calmTones = {
  Professional: {
    welcome: [
      'Gracias por llamar a {company}.',
      'Le damos la bienvenida a {company} y le agradecemos su llamada.',
      'Se ha comunicado con {company}. Agradecemos su llamada.',
    ],
    patience: ['Agradecemos su paciencia.', 'Gracias por esperar en la línea.', 'En breve le atenderemos.'],
    leads: ['Gracias por su paciencia.', 'Un mensaje de {company} mientras espera.', 'Un aviso de nuestro equipo.'],
    closings: [
      'Pídanos más detalles cuando le contestemos.',
      'Con gusto le daremos más información en un momento.',
      'Por favor, espere en la línea; en breve le atenderemos.',
      'Contestaremos su llamada lo antes posible.',
    ],
    greetings: [
      'Gracias por llamar a {company}.',
      'Le damos la bienvenida a {company}.',
      'Se ha comunicado con {company}.',
    ],
    choices: ['Por favor, elija una de las siguientes opciones.', 'Para dirigir su llamada, elija una opción.'],
    thanks: ['Gracias por llamar a {company}.', 'Agradecemos su llamada.', 'Gracias por su paciencia.'],
    voicemail: {
      openings: [
        'Se ha comunicado con {company}.',
        'Gracias por llamar a {company}.',
        'Este es el buzón de voz de {company}.',
      ],
      closings: ['Gracias por su llamada.', 'Será un gusto hablar con usted.', 'Gracias, que tenga un buen día.'],
    },
  },
  Calm: {
    welcome: [
      'Gracias por llamar a {company}. No hay ninguna prisa.',
      'Le damos la bienvenida a {company}. Tómese su tiempo.',
      'Se ha comunicado con {company}. Su llamada está en buenas manos.',
    ],
    patience: ['Respire con calma; pronto estaremos con usted.', 'Gracias por esperar.', 'Solo será un momento.'],
    leads: ['Mientras espera, un momento de calma.', 'Con calma, un mensaje de {company}.', 'Gracias por esperar.'],
    closings: [
      'Lo hablaremos con calma en un momento.',
      'No hay prisa; pregúntenos cuando guste.',
      'Espere con tranquilidad; pronto le atenderemos.',
      'En un ratito estaremos con usted.',
    ],
    greetings: [
      'Le damos la bienvenida a {company}.',
      'Gracias por llamar a {company}.',
      'Hola. Se ha comunicado con {company}.',
    ],
    choices: ['Tómese su tiempo y elija con calma.', 'Escuche primero y elija cuando quiera.'],
    thanks: ['Gracias por su llamada.', 'Gracias, y cuídese mucho.', 'Gracias por su paciencia.'],
    voicemail: {
      openings: [
        'Hola. Se ha comunicado con {company}.',
        'Gracias por llamar a {company}.',
        'Le damos la bienvenida a {company}.',
      ],
      closings: [
        'Gracias, y cuídese mucho.',
        'Tómese su tiempo; le escucharemos con atención.',
        'Que tenga un día tranquilo.',
      ],
    },
  },
  Authoritative: {
    welcome: [
      'Se ha comunicado con {company}.',
      'Usted está en la línea con {company}. Su llamada es importante.',
      'Le atiende {company}.',
    ],
    patience: [
      'Permanezca en la línea. Su llamada será atendida.',
      'Por favor, no cuelgue.',
      'Gracias por permanecer en la línea.',
    ],
    leads: ['Tome nota de lo siguiente.', 'Un punto importante de {company}.', 'Escuche con atención.'],
    closings: [
      'Nuestros especialistas responderán a sus preguntas.',
      'Menciónelo cuando atendamos su llamada.',
      'Permanezca en la línea. Le atenderemos en su turno.',
      'Cuente con una respuesta clara de nuestro equipo.',
    ],
    greetings: ['Se ha comunicado con {company}.', 'Le atiende {company}.', 'Le damos la bienvenida a {company}.'],
    choices: ['Elija una de las siguientes opciones.', 'Escuche con atención y elija una opción.'],
    thanks: ['Gracias por su llamada.', 'Gracias por llamar a {company}.', 'Gracias por su cooperación.'],
    voicemail: {
      openings: ['Se ha comunicado con {company}.', 'Le atiende {company}.', 'Este es el buzón de voz de {company}.'],
      closings: ['Su mensaje será atendido.', 'Respondemos a todos los mensajes.', 'Gracias por su llamada.'],
    },
  },
  Warm: {
    welcome: [
      'Muchísimas gracias por llamar a {company}.',
      'Le damos la más cálida bienvenida a {company}.',
      'Qué gusto recibir su llamada en {company}.',
    ],
    patience: [
      'Gracias por esperar con nosotros.',
      'Le agradecemos de corazón su paciencia.',
      'Muy pronto será un gusto hablar con usted.',
    ],
    leads: [
      'Gracias por seguir con nosotros.',
      'Un saludo de todo el equipo de {company}.',
      'Nos alegra que esté aquí.',
    ],
    closings: [
      'Será un placer conversarlo con usted.',
      'Aquí estamos para ayudarle, y muy pronto le atenderemos.',
      'Pregúntenos con toda confianza; nos encantará ayudarle.',
      'Gracias por regalarnos un momento de su tiempo.',
    ],
    greetings: [
      'Muchísimas gracias por llamar a {company}.',
      'Le damos la más cálida bienvenida a {company}.',
      'Hola, y gracias de corazón por llamar a {company}.',
    ],
    choices: ['Con muchísimo gusto le ayudaremos.', 'Díganos cómo podemos ayudarle.'],
    thanks: ['Gracias de parte de todo el equipo.', 'Nos alegra mucho su llamada.', 'Gracias por su confianza.'],
    voicemail: {
      openings: [
        'Hola, y muchísimas gracias por llamar a {company}.',
        'Reciba un cálido saludo de {company}.',
        'Nos alegra mucho que llame a {company}.',
      ],
      closings: ['Será un placer hablar con usted.', 'Gracias, y cuídese mucho.', 'Hasta muy pronto.'],
    },
  },
} as const satisfies Record<string, Tone>;
