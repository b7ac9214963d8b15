import type { bill as englishBill, orders as englishOrders, Ready } from '../en/orders.ts';
import { formatsOf } from '../formats.ts';

const { counted } = formatsOf('es');

function when({ day, days, isShortened }: Ready): string {
  const term = `${days} días hábiles`;
  if (day !== null) return `a más tardar el ${day} (${isShortened ? 'entrega garantizada en ' : ''}${term})`;
  return isShortened ? `con entrega garantizada en ${term}` : `en un plazo de ${term}`;
}

export const orders: typeof englishOrders = {
  number: (order) => `Pedido ${order}`,
  service: 'Servicio',
  voice: (count) => (count > 1 ? 'Voces' : 'Voz'),
  music: 'Música',
  musicBetween: (titles, seconds) => `${titles}, ${counted(seconds, 'segundo', 'segundos')} entre mensajes`,
  deliveredAs: 'Entrega',
  delivery: 'Entrega',
  uploaded: 'Transferencia a su teléfono durante una llamada',
  comments: 'Comentarios',
  messages: 'Mensajes',
  message: (position) => `Mensaje ${position}`,
  messageCount: (count) => counted(count, 'mensaje', 'mensajes'),
  wordCount: (count) => counted(count, 'palabra', 'palabras'),
  pronunciations: (said) => `Pronunciaciones: ${said}`,
  style: (name) => `Estilo: ${name}`,
  readBy: (name: string) => `Voz: ${name}`,
  ordered: 'Fecha del pedido',
  paid: 'Fecha de pago',
  refunded: 'Fecha de reembolso',
  soldBy: 'Vendido por',
  billedTo: 'Facturado a',
  readyBy: 'Fecha límite de entrega',
  ready: 'Entrega',
  payment: 'Pago',
  proofreading: 'Corrección',
  recording: 'Grabación',
  within: (days) => `en un plazo de ${days} días hábiles`,
  partner: 'Empresa asociada',
  messagesAndPrice: 'Mensajes y precio',
  viewReceipt: 'Ver el recibo',
  ofOrder: (order) => ` del pedido ${order}`,
  payNow: 'Pagar ahora',
  orderAgain: 'Pedir otra vez',
  orderedAgain: 'Su pedido está otra vez en el formulario. Cambie lo que quiera.',
  discard: 'Descartar',
  discardOrder: (order) => `¿Descartar el pedido ${order}?`,
  discardLead: 'No está pagado. Una vez descartado, ya no aparecerá en su cuenta ni se podrá pagar.',
  keep: 'Conservarlo',
  discarded: 'Se descartó el pedido.',
  thisOrder: (order) => `: pedido ${order}`,
  test: 'Este es un pedido de prueba: no se cobra nada y el estudio no graba nada.',
  statuses: {
    test: { label: 'Pedido de prueba', note: '' },
    paid: { label: 'Pagado', note: '' },
    refunded: { label: 'Reembolsado', note: 'Se le devolvió el pago completo.' },
    'awaiting-payment': {
      label: 'Pendiente de pago',
      note: 'La grabación empezará en cuanto se pague el pedido.',
    },
    confirming: {
      label: 'Confirmando el pago',
      note: 'Su banco lo está procesando. Usted no tiene que hacer nada.',
    },
    'too-old': {
      label: 'No se pagó a tiempo',
      note: 'Los precios pueden haber cambiado. Haga un pedido nuevo.',
    },
    declined: {
      label: 'Pago rechazado',
      note: 'No se cobró nada. Inténtelo de nuevo con la misma tarjeta o con otra.',
    },
    cancelled: { label: 'Pago cancelado', note: 'No se cobró nada. Todavía puede pagar este pedido.' },
  },
  thankYou: (name) => `Gracias, ${name}`,
  isPaid: (order, amount) => `El pedido ${order} está pagado: ${amount}.`,
  confirming: (order) => `Se está confirmando el pago del pedido ${order}`,
  confirmingNote: 'Esta página se actualizará en cuanto se confirme. Usted no tiene que hacer nada.',
  next: 'Qué sigue',
  yours: 'Su pedido',
  receipt: 'Recibo',
  print: 'Imprimir',
  amount: 'Monto',
  stepKeep:
    'Esta página es su recibo y también se la enviamos por correo. Agréguela a sus favoritos, imprímala o guárdela en PDF.',
  questions: [
    '¿Tiene preguntas o quiere un cambio? Escriba a ',
    ' antes de que empecemos a grabar. Alguien del estudio leerá su mensaje y le responderá en un plazo de un día hábil.',
  ],
  optionSteps: { proofReading: 'Corregiremos sus mensajes y le consultaremos si algo no está claro.' },
  stepRecording: (names, voices, messages) =>
    `${names} ${voices > 1 ? 'grabarán' : 'grabará'} ${messages > 1 ? 'sus mensajes' : 'su mensaje'} en el estudio.`,
  stepCall: (phone, ready) =>
    `Le llamaremos${phone && ` al ${phone}`} para transferir la grabación a su teléfono, ${when(ready)}.`,
  stepFiles: (email, ready) => `Le enviaremos los archivos de audio por correo electrónico a ${email}, ${when(ready)}.`,
};

export const bill: typeof englishBill = {
  caption: 'Detalle del precio',
  lines: {
    prompts: 'Mensajes adicionales',
    words: 'Palabras adicionales',
    'proof-reading': 'Corrección de textos',
    rush: 'Producción urgente (entrega garantizada en 2 días hábiles)',
    'greeting-update': 'Actualización del saludo',
  },
  taxes: { GST: 'GST', HST: 'HST', PST: 'PST', QST: 'QST' },
  subtotal: 'Subtotal',
  discount: (code) => (code === null ? 'Descuento' : `Descuento (${code})`),
  total: (currency) => `Total (${currency})`,
};
