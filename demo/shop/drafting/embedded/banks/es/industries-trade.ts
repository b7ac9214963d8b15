import type { IndustryWords } from '../industry-words.ts';

/** Industries that people visit or buy at. */
export const tradeIndustries = {
  Restaurant: {
    facts: [
      'Si va a celebrar un cumpleaños o una comida de trabajo, díganos la fecha y cuántas personas son, y le ayudaremos con lo demás.',
      'Si alguien en su mesa tiene una alergia o sigue una dieta, avísenos al reservar, y en la cocina le aconsejarán.',
      'Si viene con retraso o con una persona más, llámenos y haremos lo posible por guardarle la mesa.',
      'Pregúntenos qué hay fresco esta semana y qué recomienda la cocina. Siempre hay algo rico que probar.',
    ],
    choices: ['reservaciones', 'pedir comida para llevar', 'eventos privados'],
    leave: 'la fecha y la hora que desea',
  },
  Retail: {
    facts: [
      'Si busca algo en particular, díganos la marca, la talla o el color, y veremos si lo tenemos en la tienda.',
      'Si llama por una entrega, una devolución o un cambio, tenga a la mano su número de pedido para ayudarle más rápido.',
      'Si no sabe qué elegir, nuestro personal conoce bien lo que vende y con gusto comparará los productos con usted.',
      'Si busca un regalo, háblenos un poco de esa persona y de su presupuesto, y le daremos algunas ideas.',
    ],
    choices: ['pedidos y entregas', 'devoluciones y cambios', 'conocer el horario de la tienda'],
    leave: 'el producto por el que llama',
  },
  'Real Estate': {
    facts: [
      'Si piensa vender, pregúntenos qué conviene arreglar antes de la primera visita y por dónde empezar.',
      'Si quiere ver una propiedad, denos la dirección y dos horarios que le convengan, y le confirmaremos una cita.',
      'Si va a comprar su primera casa, le explicaremos cada paso, desde la primera visita hasta la entrega de las llaves.',
      'Una casa es más que sus cuartos. Háblenos de su trabajo, de las escuelas y de sus fines de semana, y buscaremos con eso en mente.',
    ],
    choices: ['comprar o vender', 'alquileres', 'conocer las propiedades disponibles'],
    leave: 'la dirección de la propiedad',
  },
  Automotive: {
    facts: [
      'Cuando pida una cita de servicio, tenga a la mano la placa y el millaje de su vehículo para que preparemos las piezas.',
      'Si oye un ruido extraño o se enciende una luz de advertencia, anote cuándo ocurre; así sabremos dónde buscar.',
      'El cambio de temporada es duro con las llantas, la batería y los limpiaparabrisas. Pídanos una revisión antes de necesitarla.',
      'Si piensa en su próximo vehículo, díganos cómo maneja, quién viaja con usted y cuánto quiere gastar.',
    ],
    choices: ['citas de servicio', 'piezas', 'ventas'],
    leave: 'la marca y el modelo de su vehículo',
  },
  Construction: {
    facts: [
      'Si planea una remodelación, tome fotos y algunas medidas antes de nuestra primera visita, y aprovecharemos mejor el tiempo.',
      'Los permisos toman tiempo. Pregúntenos cuáles necesita su proyecto para que la obra empiece cuando usted quiere.',
      'Un buen proyecto empieza con cuentas claras. Pregúntenos qué debe incluir un presupuesto y qué se suele olvidar.',
      'Si llama por una obra en curso, díganos primero la dirección, y le comunicaremos con la persona encargada.',
    ],
    choices: ['proyectos nuevos', 'obras en curso', 'facturación'],
    leave: 'la dirección de la obra',
  },
} as const satisfies Record<string, IndustryWords>;
