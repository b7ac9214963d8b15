import type { IndustryWords } from '../industry-words.ts';

/** Industries that work for other companies, and all that have no words of their own. */
export const workIndustries = {
  Technology: {
    facts: [
      'Si necesita asistencia, tenga a la mano el nombre de su cuenta y anote, palabra por palabra, lo que aparece en la pantalla.',
      'Nunca le pediremos su contraseña por teléfono. Si alguien lo hace en nuestro nombre, cuelgue y avísenos.',
      'Antes de una actualización, haga una copia de sus datos. Pregúntenos cómo, y le guiaremos paso a paso.',
      'La tecnología debe ahorrarle tiempo. Cuéntenos qué tarea le toma demasiado, y la revisaremos con usted.',
    ],
    choices: ['asistencia técnica', 'ventas', 'facturación'],
    leave: 'una breve descripción de lo que necesita',
  },
  'Financial Services': {
    facts: [
      'Por su seguridad, tenga a la mano su número de cliente y no comparta su contraseña con nadie, ni siquiera con nosotros.',
      'La vida cambia, y sus planes también. Después de una mudanza, un trabajo nuevo o un nacimiento, pídanos una revisión.',
      'Cuando se trata de su dinero, ninguna pregunta está de más. Si un término o un cargo no le queda claro, pregúntenos.',
      'Antes de su cita, reúna sus estados de cuenta más recientes; así podremos ver con usted el panorama completo.',
    ],
    choices: ['consultas sobre su cuenta', 'servicios nuevos', 'citas'],
    leave: 'la mejor hora para llamarle',
  },
  Manufacturing: {
    facts: [
      'Si llama por un pedido, tenga a la mano el número de su orden de compra, y le diremos exactamente en qué etapa está.',
      'Si necesita una pieza que no está en el catálogo, envíenos un plano o una muestra, y le diremos qué se puede hacer.',
      'Planear con tiempo mantiene su producción en marcha. Comparta con nosotros sus proyecciones, y reservaremos la capacidad.',
      'Un pequeño cambio de diseño puede ahorrar material y tiempo. Pídanos que revisemos su pieza antes de aprobarla.',
    ],
    choices: ['conocer el estado de su pedido', 'cotizaciones', 'envíos y entregas'],
    leave: 'su número de pedido o de pieza',
  },
  'Professional Services': {
    facts: [
      'Cada cliente es distinto; por eso, lo primero es escuchar. Cuéntenos en qué punto está y adónde quiere llegar.',
      'Si llama por un proyecto en curso, tenga a la mano su nombre o su número, y le comunicaremos con la persona indicada.',
      'Las fechas de entrega se cumplen mejor si se conocen a tiempo. Díganos qué se acerca, y lo planearemos con usted.',
      'Las cuentas claras hacen buenas relaciones. Pregúntenos qué incluye el servicio, cuánto tarda y cuánto cuesta.',
    ],
    choices: ['clientes nuevos', 'proyectos en curso', 'facturación'],
    leave: 'unas palabras sobre su proyecto',
  },
  Other: {
    facts: [
      'Cada solicitud es un poco distinta. Cuéntenos qué tiene en mente, y le propondremos lo que mejor le convenga.',
      'Si llama por un pedido o una visita anterior, tenga a la mano el número o la fecha para que lo encontremos pronto.',
      'Si no sabe por quién preguntar, simplemente describa lo que necesita, y le comunicaremos con la persona indicada.',
      'Las mejores ideas vienen de nuestros clientes. Si algo se puede hacer mejor, díganoslo con toda confianza.',
    ],
    choices: ['ventas', 'servicio al cliente', 'facturación'],
    leave: 'el motivo de su llamada',
  },
} as const satisfies Record<string, IndustryWords>;
