import type { checkout as english } from '../en/checkout.ts';
import { formatsOf } from '../formats.ts';

const { list } = formatsOf('es');

export const checkout: typeof english = {
  title: 'Pago',
  testMode: 'Modo de prueba',
  cancelTo: (site) => `Cancelar y volver a ${site}`,
  cancelToForm: 'Cancelar y volver al formulario de pedido',
  cancelToAccount: 'Cancelar y volver a su cuenta',
  returnTo: (site) => `Volver a ${site}`,
  backTo: (site) => `Volver a ${site}`,
  readBy: (service, names) => `${service}, con ${names.length > 1 ? 'las voces' : 'la voz'} de ${list(names)}`,
  payByCard: 'Pagar con tarjeta',
  free: 'Nada que pagar',
  noCard: 'Su descuento cubre todo el pedido, así que no se necesita tarjeta.',
  complete: 'Completar el pedido',
  recordingsTo: (email) => `Las grabaciones se enviarán a ${email}`,
  recordingByCall: 'Le llamaremos para transferir la grabación a su teléfono.',
  cardNumber: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  expiryExample: 'MM / AA',
  cvc: 'Código de seguridad',
  cvcExample: 'CVC',
  nameOnCard: 'Nombre en la tarjeta',
  refund: (shop) => `Usted paga a ${shop}. Reembolso completo antes de empezar a grabar.`,
  pay: (amount) => `Pagar ${amount}`,
  checkFields: 'Revise los campos de abajo.',
  tryAnother: 'No se cobró nada. Puede probar con otra tarjeta.',
  testCards: 'Tarjetas de prueba',
  isTest: 'Esta es una página de pago de prueba.',
  useTestCard:
    'No se hará ningún cobro real. Use una tarjeta de prueba, cualquier fecha futura y cualquier código de seguridad:',
  effects: { pays: 'pago aprobado', declined: 'tarjeta rechazada', 'lacks-funds': 'fondos insuficientes' },
  declines: {
    declined: 'Su tarjeta fue rechazada.',
    'lacks-funds': 'Su tarjeta no tiene fondos suficientes.',
    'no-test-card':
      'Esta página de pago de prueba solo acepta las tarjetas de prueba. No se hizo ningún cargo a su tarjeta.',
  },
  problems: {
    number: 'Escriba el número de la tarjeta.',
    numberAgain: 'Vuelva a escribir el número de la tarjeta.',
    expiry: 'Escriba la fecha de vencimiento.',
    expiryPast: 'Escriba una fecha de vencimiento futura.',
    cvc: 'Escriba el código de seguridad.',
    cvcAgain: 'Vuelva a escribir el código.',
    name: 'Escriba el nombre que aparece en la tarjeta.',
  },
  alreadyPaid: 'Ya está pagado',
  alreadyPaidHeading: (order) => `El pedido ${order} ya está pagado`,
  notAgain: 'No se cobró nada más.',
  otherBrowser: 'Puede ver el recibo en el navegador con el que hizo el pago.',
  seeOrder: 'Ver su pedido',
  seeAccount: 'Ver su cuenta',
  startNew: 'Hacer un pedido nuevo',
  over: {
    'too-old': {
      title: 'Pedido demasiado antiguo',
      heading: 'Este pedido ya no se puede pagar',
      note: 'No se pagó a tiempo y los precios pueden haber cambiado. No se cobró nada.',
    },
    expired: {
      title: 'La página de pago expiró',
      heading: 'Esta página de pago expiró',
      note: 'No se cobró nada. Vuelva a su pedido y presione otra vez el botón de pago.',
    },
    discarded: {
      title: 'Pedido descartado',
      heading: 'Este pedido se descartó',
      note: 'Ya no se puede pagar. No se cobró nada.',
    },
  },
};
