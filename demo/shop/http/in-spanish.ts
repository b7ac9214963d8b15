import { phrase, translatorOf, type Phrase } from './phrase.ts';

const fields: Readonly<Record<string, string>> = {
  'first name': 'nombre',
  'last name': 'apellido',
  'phone number': 'número de teléfono',
  street: 'calle',
  'house number': 'número de calle',
  city: 'ciudad',
  'postal code': 'código postal',
  country: 'país',
  'province or state': 'estado o provincia',
};

const list = new Intl.ListFormat('es-US');

/** What a profile lacks: `first name, city and country` is `nombre, ciudad y país`. */
const fieldList = (names: string): string => list.format(names.split(/, | and /u).map((name) => fields[name] ?? name));

const ordering: readonly Phrase[] = [
  phrase('Email is required', 'Escriba su correo electrónico'),
  phrase('Please enter a valid email address', 'Escriba una dirección de correo electrónico válida'),
  phrase('First name is required', 'Escriba su nombre'),
  phrase('Last name is required', 'Escriba su apellido'),
  phrase('Country is required for tax calculation.', 'Elija el país para calcular los impuestos.'),
  phrase(
    'State/Province is required for tax calculation in this country.',
    'Para calcular los impuestos en este país, elija el estado o la provincia.',
  ),
  phrase('This country does not have states/provinces.', 'Este país no tiene estados ni provincias.'),
  phrase(
    'Unable to validate address. Please check your country and state.',
    'No pudimos validar la dirección. Revise el país y el estado o la provincia.',
  ),
  phrase(
    'Please complete your profile first. Missing: {}.',
    'Primero complete su perfil. Faltan estos datos: $1.',
    fieldList,
  ),
  phrase('Invalid discount code', 'El código de descuento no es válido. Revíselo e inténtelo de nuevo.'),
  phrase('This discount code is no longer valid.', 'Este código de descuento ya no es válido.'),
  phrase('Please select a voice.', 'Elija una voz.'),
  phrase('A selected voice is not known. Please choose another voice.', 'No conocemos una de las voces. Elija otra.'),
  phrase('{} is away right now. Please choose another voice.', '$1 no está disponible en estos días. Elija otra voz.'),
  phrase('{} is not available. Please choose another voice.', 'La voz de $1 no está disponible. Elija otra voz.'),
  phrase(
    'Selected voice does not offer rush production: {}.',
    'La voz elegida no ofrece producción urgente: $1. Elija otra voz o quite la producción urgente.',
  ),
  phrase(
    'A selected track is not available. Please choose another track.',
    'Una de las pistas elegidas no está disponible. Elija otra.',
  ),
  phrase('Message #{} has no text.', 'El mensaje $1 no tiene texto.'),
  phrase('Message #{} has no voice style.', 'El mensaje $1 no tiene estilo de voz.'),
  phrase(
    'Selected {} voices or tracks: Minimum message count {}.',
    'Eligió $1 voces o pistas: se necesitan al menos $1 mensajes.',
  ),
  phrase('Mobile Voicemail is one prompt only.', 'El buzón de voz del celular lleva un solo mensaje.'),
  phrase(
    'An order of this service has at most {} messages.',
    'Un pedido de este servicio lleva $1 mensajes como máximo.',
  ),
  phrase(
    'Several voices can only read on-hold messages.',
    'Solo los mensajes de espera pueden llevar varias voces. Elija una sola.',
  ),
  phrase(
    'Background music is only available with on-hold messages.',
    'Solo los mensajes de espera pueden llevar música de fondo.',
  ),
  phrase('Please choose your phone system or file format.', 'Elija su sistema telefónico o formato de archivo.'),
  phrase(
    'We do not deliver for this phone system or file format.',
    'No hacemos entregas para este sistema telefónico o formato de archivo. Elija otro.',
  ),
  phrase(
    'The prices have changed. Please check the new total and try again.',
    'Los precios han cambiado. Revise el nuevo total e inténtelo de nuevo.',
  ),
  phrase('The service and its type do not belong together.', 'El servicio no es del tipo elegido. Elíjalo otra vez.'),
  phrase(
    'The music between messages can last {} seconds.',
    'La duración de la música entre mensajes puede ser de estos segundos: $1.',
  ),
  phrase(
    'There is no partner with this referral code.',
    'Este código de referencia no corresponde a ninguna empresa asociada.',
  ),
  phrase('This service is not available.', 'Este servicio no está disponible.'),
  phrase('This order is already paid.', 'Este pedido ya está pagado.'),
  phrase('There is no such order.', 'Ese pedido no existe.'),
];

const account: readonly Phrase[] = [
  phrase('Please log in.', 'Inicie sesión.'),
  phrase('Please log in first.', 'Primero inicie sesión.'),
  phrase('Please log in again.', 'Inicie sesión otra vez.'),
  phrase('There is no such user.', 'Esa cuenta no existe.'),
];

const drafting: readonly Phrase[] = [
  phrase(
    'This session is over. Please generate the prompts again.',
    'Esta sesión terminó. Genere los mensajes otra vez.',
  ),
  phrase('The {} drafts of this session are used up.', 'Ya usó los $1 borradores de esta sesión.'),
  phrase('An order has no such prompt.', 'Un pedido no puede tener tantos mensajes.'),
  phrase(
    'Prompts can’t be drafted right now. Please try again in a moment.',
    'En este momento no podemos redactar mensajes. Inténtelo de nuevo en unos minutos.',
  ),
  phrase(
    'Too many prompts are being drafted right now. Please try again in a moment.',
    'En este momento se están redactando demasiados mensajes. Inténtelo de nuevo en unos minutos.',
  ),
];

const anywhere: readonly Phrase[] = [
  phrase(
    'Too many requests. Please try again in 1 seconds.',
    'Hay demasiadas solicitudes. Inténtelo de nuevo en 1 segundo.',
  ),
  phrase(
    'Too many requests. Please try again in {} seconds.',
    'Hay demasiadas solicitudes. Inténtelo de nuevo en $1 segundos.',
  ),
  phrase(
    'Too many requests. Please try again in {} minutes.',
    'Hay demasiadas solicitudes. Inténtelo de nuevo en $1 minutos.',
  ),
  phrase(
    'Something went wrong on our side. Please try again in a moment.',
    'Tuvimos un problema. Inténtelo de nuevo en unos minutos.',
  ),
  phrase('There is nothing at this address.', 'No hay nada en esta dirección.'),
];

const offers: readonly Phrase[] = [
  phrase('New voices in the studio', 'Voces nuevas en el estudio'),
  phrase(
    'English, French, Spanish, German, Italian and Portuguese',
    'Español, inglés, francés, alemán, italiano y portugués',
  ),
  phrase(
    'Listen to this season’s new artists, and take 20% off orders from 100 dollars with the code AUTUMN20.',
    'Escuche las voces nuevas de la temporada y reciba un 20% de descuento en pedidos desde 100 dólares con el código AUTUMN20.',
  ),
  phrase('Welcome: 10% off', 'Bienvenida: 10% de descuento'),
  phrase('10% off your order.', '10% de descuento en su pedido.'),
  phrase('{} dollars off', '$1 dólares de descuento'),
  phrase('Autumn sale: 20% off', 'Oferta de otoño: 20% de descuento'),
  phrase('Thank you for coming back.', 'Gracias por volver con nosotros.'),
];

/** A text of the shop in the Spanish of the United States; as it is where the shop has no Spanish for it. */
export const inSpanish = translatorOf([...ordering, ...account, ...drafting, ...anywhere, ...offers]);
