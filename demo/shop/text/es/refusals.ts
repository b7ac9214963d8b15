import type { RefusalTexts } from '../en/refusals.ts';
import { formatsOf } from '../formats.ts';
import { account } from './account.ts';
import { bill } from './orders.ts';

const { list, wait } = formatsOf('es');

export const refusals: RefusalTexts = {
  'service-unknown': () => 'Este servicio no está disponible.',
  'voice-missing': () => 'Elija una voz.',
  'voice-unknown': () => 'Una de las voces elegidas no está disponible. Elija otra.',
  'voice-away': (name) => `${name} no está disponible en estos días. Elija otra voz.`,
  'voice-unavailable': (name) => `La voz de ${name} no está disponible. Elija otra voz.`,
  'rush-unavailable': (name) =>
    `La voz elegida no ofrece producción urgente: ${name}. Elija otra voz o quite la producción urgente.`,
  'option-unavailable': (line, name) =>
    `La voz elegida no ofrece “${bill.lines[line]}”: ${name}. Elija otra voz o quite la opción.`,
  'track-unavailable': () => 'Una de las pistas elegidas no está disponible. Elija otra.',
  'message-empty': (position) => `El mensaje ${position} no tiene texto.`,
  'style-missing': (position) => `El mensaje ${position} no tiene estilo de voz.`,
  'message-only-one': () => 'El buzón de voz del celular lleva un solo mensaje.',
  'message-limit': (most) => `Un pedido de este servicio lleva ${most} mensajes como máximo.`,
  'message-minimum': (least) => `Eligió ${least} voces o pistas: se necesitan al menos ${least} mensajes.`,
  'phone-system-missing': () => 'Elija su sistema telefónico o formato de archivo.',
  'phone-system-unknown': () => 'No admitimos este sistema telefónico o formato de archivo. Elija otro.',
  'discount-unknown': () => 'El código de descuento no es válido. Revíselo e inténtelo de nuevo.',
  'discount-over': () => 'Este código de descuento ya no es válido.',
  'prices-changed': () => 'Los precios han cambiado. Revise el nuevo total e inténtelo de nuevo.',
  'total-too-small': () => 'Los pagos con tarjeta empiezan en 0.50. Agregue algo al pedido o quite el descuento.',
  'key-taken': () => 'Esta clave (Idempotency-Key) es de otro pedido. Un pedido modificado necesita una clave nueva.',
  'email-missing': () => 'Escriba su correo electrónico',
  'email-invalid': () => 'Escriba una dirección de correo electrónico válida',
  'first-name-missing': () => 'Escriba su nombre',
  'last-name-missing': () => 'Escriba su apellido',
  'phone-invalid': () =>
    'Le llamaremos para transferir esta grabación. Escriba un número de teléfono con el código de área.',
  'country-missing': () => 'Elija el país para calcular los impuestos.',
  'state-missing': () => 'Para calcular los impuestos en este país, elija el estado o la provincia.',
  'state-needless': () => 'Este país no tiene estados ni provincias.',
  'address-invalid': () => 'No pudimos validar la dirección. Revise el país y el estado o la provincia.',
  'profile-incomplete': (fields) =>
    `Primero complete su perfil. Falta completar: ${list(fields.map((field) => account[field]))}.`,
  'login-needed': () => 'Primero inicie sesión.',
  'login-over': () => 'Inicie sesión otra vez.',
  'order-unknown': () => 'Ese pedido no existe.',
  'checkout-unknown': () => 'Esa página de pago no existe.',
  'order-paid': () => 'Este pedido ya está pagado.',
  'already-paid': () =>
    'Su pedido anterior ya se pagó. Ese pedido no incluye los cambios; haga un pedido nuevo para incluirlos.',
  'order-too-old': () => 'Este pedido es demasiado antiguo y los precios pueden haber cambiado. Haga uno nuevo.',
  'payment-confirming': () => 'Se está confirmando el pago de este pedido. Espere un momento.',
  'payment-unavailable': () =>
    'En este momento no podemos abrir la página de pago. Inténtelo de nuevo en unos minutos.',
  'draft-session-over': () => 'Esta sesión expiró. Genere los mensajes otra vez.',
  'drafts-used-up': (count) => `Ya usó los ${count} borradores de esta sesión.`,
  'drafting-unavailable': () => 'En este momento no podemos redactar mensajes. Inténtelo de nuevo en unos minutos.',
  'drafting-busy': () => 'En este momento se están redactando demasiados mensajes. Inténtelo de nuevo en unos minutos.',
  'too-many-requests': (seconds) => `Hay demasiadas solicitudes. Inténtelo de nuevo en ${wait(seconds)}.`,
  'too-many-codes': (seconds) => `Se probaron demasiados códigos de descuento. Inténtelo de nuevo en ${wait(seconds)}.`,
  'too-many-orders': (seconds) => `Se hicieron demasiados pedidos. Inténtelo de nuevo en ${wait(seconds)}.`,
  'other-site': () => 'Esta solicitud vino de otro sitio. Abra la página en este sitio e inténtelo de nuevo.',
  'body-too-large': () => 'La solicitud es demasiado grande.',
  'request-invalid': () => 'La solicitud no es válida.',
  'page-unknown': () => 'Esta página no existe.',
  'our-fault': () => 'Ocurrió un error de nuestro lado. Inténtelo de nuevo en unos minutos.',
};
