import { shopName } from '../../views/shop-name.ts';
import type { LegalText } from '../en/terms.ts';

export const terms: LegalText = {
  title: 'Términos y condiciones',
  lead: 'Para pedidos de audio telefónico grabado. Última modificación: 1 de septiembre de 2025.',
  questions: '¿Tiene preguntas? Escriba a',
  parts: [
    [
      '1. Su pedido',
      `${shopName} graba los mensajes que usted escribe, con las voces que usted elige, y los entrega como archivos de audio en el formato que seleccione. Para el buzón de voz del celular, le llamamos a la hora acordada y transferimos la grabación a su teléfono durante la llamada.`,
    ],
    [
      '2. Para qué se pueden usar las grabaciones',
      'El precio incluye el uso en sistemas telefónicos: mensajes de espera, menús telefónicos y saludos de buzón de voz de la empresa indicada en el pedido. Para publicidad, radiodifusión, cine, reventa o entrenamiento de software de voz, podemos hacer una nueva cotización o rechazar el pedido.',
      'Puede usar las grabaciones por tiempo ilimitado y en tantas líneas de su empresa como quiera.',
    ],
    [
      '3. Sus textos',
      'Grabamos lo que usted escribe, palabra por palabra. Con la corrección de textos revisamos la ortografía y la gramática, y le consultamos antes de cambiar el sentido. Usted es responsable de que sus textos no infrinjan ninguna ley ni los derechos de nadie; podemos rechazar textos ofensivos, engañosos o ilegales, y en ese caso reembolsamos el pedido.',
    ],
    [
      '4. Precios e impuestos',
      'Los precios están en dólares canadienses o estadounidenses, según lo elegido en el formulario. Los compradores en Canadá pagan GST, HST, PST o QST según la dirección de facturación. El total del resumen del pedido es lo que usted paga.',
    ],
    [
      '5. Pago',
      'Los pedidos se pagan con tarjeta antes de empezar a grabar. El procesador de pagos se encarga de la tarjeta; nosotros no vemos ni guardamos su número.',
    ],
    [
      '6. Entrega',
      'Las grabaciones se entregan por correo electrónico en un plazo de 5 días hábiles. Con la producción urgente garantizamos la entrega en 2 días hábiles a partir del pago; si no cumplimos, reembolsamos el cargo por producción urgente.',
    ],
    [
      '7. Correcciones',
      'Si leímos mal su texto o pronunciamos mal un nombre para el que nos dio indicaciones, lo grabaremos de nuevo sin costo. Avísenos dentro de los 30 días posteriores a la entrega. Los cambios al texto después de la grabación requieren un pedido nuevo.',
    ],
    [
      '8. Cancelación',
      'Puede cancelar con reembolso completo hasta que empiece la grabación. Después no hay reembolsos, porque el trabajo se hace a la medida.',
    ],
    [
      '9. Música',
      'La música de fondo tiene licencia para usarse en sistemas telefónicos junto con la grabación con la que se pidió.',
    ],
    [
      '10. Sus datos',
      'Usamos su nombre, correo electrónico y dirección para facturar y entregar su pedido, y para ningún otro fin. Conservamos las facturas mientras lo exijan las leyes fiscales.',
    ],
    [
      '11. Ley aplicable',
      'Estos términos se rigen por las leyes de Ontario y de Canadá. Los consumidores conservan los derechos que les da la ley de su lugar de residencia.',
    ],
  ],
};
