import { shopName } from '../../views/shop-name.ts';
import type { LegalText } from '../en/terms.ts';

export const privacy: LegalText = {
  title: 'Privacidad',
  lead: 'Qué guardamos sobre usted, para qué y durante cuánto tiempo. Última modificación: 24 de noviembre de 2026.',
  questions: '¿Tiene preguntas o quiere una copia de sus datos sin tener cuenta? Escriba a',
  parts: [
    [
      '1. Quién es responsable',
      `${shopName} es responsable de los datos que usted escribe en el formulario de pedido, aquí y en los sitios de nuestras empresas asociadas.`,
    ],
    [
      '2. Sus pedidos',
      'Con cada pedido guardamos su nombre, correo electrónico, teléfono, empresa y dirección de facturación si los indica, sus textos y las opciones que eligió, el precio, y el idioma y la dirección del sitio en que hizo el pedido. Los usamos para facturar, grabar y entregar su pedido, y para ningún otro fin.',
      'Mientras usted prepara un pedido, el formulario nos pregunta los precios. Estas consultas contienen sus opciones y textos, y la parte de la dirección de facturación que ya haya escrito. Las respondemos sin guardarlas.',
    ],
    [
      '3. Pago',
      'Usted paga en la página de nuestro proveedor de pagos. Allí introduce los datos de su tarjeta; nunca vemos el número. El proveedor recibe el contenido del pedido, el precio y, si inició sesión, su correo electrónico. Una página de pago de prueba, que se identifica como tal, solo acepta tarjetas de prueba, no cobra a nadie y no guarda ninguna tarjeta.',
    ],
    [
      '4. Borradores',
      'Si usted pide borradores de mensajes, los escribimos a partir de lo que diga de su empresa, en nuestro propio servidor o con un modelo de lenguaje a través de OpenRouter. Eliminamos esa información y los borradores dos horas después.',
    ],
    [
      '5. Con quién compartimos sus datos',
      'Los locutores y el estudio reciben sus textos. Si usted llegó a través de una empresa asociada, informamos a esa empresa que se hizo, se pagó o se reembolsó un pedido, con la cantidad de mensajes, los montos y el identificador, pero no quién lo hizo ni ningún texto.',
      'La página de una empresa asociada que contiene el formulario de pedido puede, técnicamente, leer lo que usted escribe en él, como ocurre con cualquier formulario en cualquier página.',
      'Nuestro proveedor de correo entrega los mensajes que le enviamos.',
    ],
    [
      '6. Cuánto tiempo guardamos sus datos',
      'Eliminamos los pedidos sin pagar después de 60 días. Guardamos los pedidos pagados como facturas durante el tiempo que exigen las leyes fiscales. Eliminamos su cuenta cuando usted lo decide y, después de tres días, las cuentas que no se confirmaron. La lista de los correos que enviamos se elimina después de 60 días.',
      'El registro del servidor contiene su dirección IP y las páginas que abrió. Para evitar abusos, contamos las solicitudes mediante un código derivado de la dirección IP, que conservamos un día como máximo.',
    ],
    [
      '7. Cookies',
      'Solo usamos cookies para que la tienda funcione: una que mantiene su sesión abierta durante 30 días; una que reconoce, durante un año, un navegador en el que inició sesión, para que los intentos de otras personas no bloqueen su cuenta; una que muestra el recibo en el navegador con el que se pagó, durante 30 días; una para el idioma; y algunas que duran de unos minutos a unos días, mientras crea una cuenta o cambia algo. No hay cookies de publicidad, de estadísticas ni de terceros.',
    ],
    [
      '8. Lo que queda en su navegador',
      'Desde la primera vez que lo usa, el formulario guarda el pedido en el almacenamiento de su navegador, con lo que dijo de su empresa para los borradores y, durante diez minutos, la lista de voces y música. Lo que escribe sobre usted solo se guarda en la pestaña, desde que presiona el botón de pago hasta que paga, durante una hora como máximo.',
      'Si pide que se lea un texto en voz alta, lo hace su navegador. Un navegador sin voz propia puede enviar el texto a su fabricante.',
    ],
    [
      '9. Lo que usted puede hacer',
      'En su cuenta puede ver, corregir y descargar sus datos, y eliminar la cuenta. Sin cuenta, escríbanos desde la dirección con la que hizo el pedido. Puede presentar una queja ante la autoridad de protección de datos del lugar donde vive.',
    ],
  ],
};
