import type { bill as englishBill, orders as englishOrders, Ready } from '../en/orders.ts';
import { formatsOf } from '../formats.ts';

const { counted } = formatsOf('es');

function when({ day, days, isShortened }: Ready): string {
  const term = `${days} días hábiles${isShortened ? ' garantizados' : ''}`;
  return day === null ? `en un plazo de ${term}` : `a más tardar el ${day} (${term})`;
}

export const orders: typeof englishOrders = {
  number: (order) => `Pedido ${order}`,
  service: 'Servicio',
  voice: (count) => (count > 1 ? 'Voces' : 'Voz'),
  music: 'Música',
  musicBetween: (titles, seconds) => `${titles}, ${counted(seconds, 'segundo', 'segundos')} entre mensajes`,
  deliveredAs: 'Entrega',
  delivery: 'Entrega',
  uploaded: 'transferencia con usted en una llamada',
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
  readyBy: 'Listo para el',
  partner: 'Pedido a través de',
  messagesAndPrice: 'Mensajes y precio',
  viewReceipt: 'Ver el recibo',
  ofOrder: (order) => ` del pedido ${order}`,
  payNow: 'Pagar ahora',
  orderAgain: 'Pedir otra vez',
  orderedAgain: 'Su pedido está otra vez en el formulario. Cambie lo que quiera.',
  discard: 'Descartar',
  discardOrder: (order) => `¿Descartar el pedido ${order}?`,
  discardLead: 'No está pagado. Una vez descartado, ya no aparece en su cuenta y no se puede pagar.',
  keep: 'Conservarlo',
  discarded: 'El pedido se descartó.',
  thisOrder: (order) => `: pedido ${order}`,
  statuses: {
    paid: { label: 'Pagado', note: '' },
    refunded: { label: 'Reembolsado', note: 'Se le devolvió el pago completo.' },
    'awaiting-payment': {
      label: 'Pendiente de pago',
      note: 'La grabación empieza cuando el pedido está pagado.',
    },
    confirming: {
      label: 'Confirmando el pago',
      note: 'Su banco lo está procesando. Usted no tiene que hacer nada.',
    },
    'too-old': {
      label: 'No se pagó a tiempo',
      note: 'Sus precios pueden haber cambiado. Haga un pedido nuevo.',
    },
    declined: {
      label: 'Pago rechazado',
      note: 'No se cobró nada. Puede intentarlo de nuevo, también con otra tarjeta.',
    },
    cancelled: { label: 'Pago cancelado', note: 'No se cobró nada. Todavía puede pagar este pedido.' },
  },
  thankYou: (name) => `Gracias, ${name}`,
  isPaid: (order) => `El pedido ${order} está pagado.`,
  confirming: (order) => `Se está confirmando el pago del pedido ${order}`,
  confirmingNote: 'Esta página lo dirá en cuanto se confirme. Usted no tiene que hacer nada.',
  next: 'Qué sigue',
  yours: 'Su pedido',
  receipt: 'Recibo',
  receiptOf: (order) => `Recibo del pedido ${order}`,
  print: 'Imprimir',
  savePdf: 'Guardar como PDF',
  amount: 'Importe',
  stepKeep: 'Esta página es su recibo: guarde su dirección, imprímala o guárdela en PDF.',
  optionSteps: { proofReading: 'Corregimos sus textos y le consultamos si algo no está claro.' },
  stepRecording: (names, voices, messages) =>
    `${names} ${voices > 1 ? 'graban' : 'graba'} ${messages > 1 ? 'sus mensajes' : 'su mensaje'} en el estudio.`,
  stepCall: (phone, ready) =>
    `Le llamaremos${phone && ` al ${phone}`} para transferir la grabación con usted, ${when(ready)}.`,
  stepFiles: (email, ready) => `Recibirá los archivos de audio por correo electrónico en ${email}, ${when(ready)}.`,
};

export const bill: typeof englishBill = {
  caption: 'Lo que cuesta este pedido',
  lines: {
    prompts: 'Mensajes adicionales',
    words: 'Palabras adicionales',
    'proof-reading': 'Corrección de textos',
    rush: 'Producción urgente (2 días hábiles garantizados)',
    'greeting-update': 'Actualización del saludo',
  },
  taxes: { GST: 'GST', HST: 'HST', PST: 'PST', QST: 'QST' },
  subtotal: 'Subtotal',
  discount: (code) => (code === null ? 'Descuento' : `Descuento (${code})`),
  total: (currency) => `Total (${currency})`,
};
