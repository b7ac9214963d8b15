import type { IndustryWords } from '../industry-words.ts';

const emergency = 'Si es una emergencia, cuelgue y llame al 911.';

/** Industries whose callers come with something of their own: their health, their rights, their future. */
export const peopleIndustries = {
  Healthcare: {
    facts: [
      'Si necesita cambiar una cita, avísenos con la mayor anticipación posible; así podremos ofrecer ese horario a otra persona.',
      'Antes de su visita, haga una lista de los medicamentos que toma y tenga a la mano su tarjeta del seguro.',
      'Si es su primera visita, pregúntenos qué documentos debe traer y cuánto tiempo suele durar.',
      'Si hace tiempo que no viene a una revisión, pídanos una cita hoy mismo. Más vale prevenir.',
    ],
    choices: ['citas', 'renovar una receta', 'facturación'],
    leave: 'el motivo de su llamada',
    urgent: emergency,
  },
  Legal: {
    facts: [
      'Antes de su primera consulta, anote fechas, nombres y preguntas, y reúna las cartas y los documentos que haya recibido.',
      'Si recibió una carta con una fecha límite, menciónelo primero para que le demos la atención que merece.',
      'Una breve conversación antes de firmar puede ahorrarle una muy larga después. Pídanos que revisemos su contrato.',
      'Si algún término legal no le queda claro, pregúntenos. Con gusto se lo explicamos en palabras sencillas.',
    ],
    choices: ['casos nuevos', 'un caso en curso', 'facturación'],
    leave: 'unas palabras sobre su caso',
  },
  Education: {
    facts: [
      'Si piensa inscribirse, pregúntenos por los programas, las fechas y los requisitos, y le guiaremos paso a paso.',
      'Si llama por un estudiante, tenga a la mano su nombre completo y su fecha de nacimiento para encontrar el expediente.',
      'La mejor manera de conocer una escuela es visitarla. Pregúntenos cuándo puede venir, y le mostraremos todo.',
      'Las fechas límite llegan antes de lo que uno piensa. Pregúntenos cuáles le corresponden y anótelas hoy mismo.',
    ],
    choices: ['admisiones', 'servicios estudiantiles', 'pagos'],
    leave: 'el programa que le interesa',
  },
  'Non-profit': {
    facts: [
      'Cada hora y cada donativo llegan más lejos de lo que imagina. Pregúntenos cómo puede ayudar, a su manera.',
      'El voluntariado es el corazón de lo que hacemos. Díganos qué le gusta hacer y buscaremos un lugar para usted.',
      'Si usted o alguien que conoce necesita nuestra ayuda, díganoslo. Pedir ayuda siempre es una buena decisión.',
      'Si quiere saber adónde va su apoyo, pregúntenos por nuestro trabajo más reciente y por las personas a quienes llega.',
    ],
    choices: ['donativos', 'voluntariado', 'conocer nuestros programas'],
    leave: 'unas palabras sobre cómo podemos ayudarle',
  },
  Government: {
    facts: [
      'Tenga a la mano su número de caso y una identificación con fotografía, y podremos ayudarle de inmediato.',
      'Muchos formularios se pueden llenar antes de venir a la ventanilla. Pregúntenos cuáles necesita y qué debe traer.',
      'Si cambió su dirección o su situación familiar, avísenos. Con los datos al día, todo trámite es más fácil.',
      'Nuestros servicios son para todas las personas. Si necesita un intérprete o acceso sin escalones, díganoslo y le orientaremos.',
    ],
    choices: ['permisos y licencias', 'pagos', 'información general'],
    leave: 'su número de caso si lo tiene',
    urgent: emergency,
  },
} as const satisfies Record<string, IndustryWords>;
