import type { MenuPrompt } from '../menu-prompt.ts';

/** The prompts of a phone menu in the order in which a system needs them, in Spanish. */
export const menuPrompts: readonly MenuPrompt[] = [
  {
    opens: 'greetings',
    bodies: [
      'Si conoce la extensión de la persona con quien desea hablar, márquela en cualquier momento. De lo contrario, escuche las siguientes opciones.',
      'Escuche las siguientes opciones y le comunicaremos con la persona indicada. Para hablar con la recepción, marque 0.',
      'Espere en la línea, por favor, y le atenderemos en breve. Si conoce la extensión que busca, márquela ahora.',
      '{about} Escuche las siguientes opciones o marque una extensión en cualquier momento.',
    ],
  },
  {
    opens: 'choices',
    bodies: [
      'Para {first}, marque 1. Para {second}, marque 2. Para {third}, marque 3. Para cualquier otro asunto, espere en la línea.',
      'Para {first}, marque 1. Para {second}, marque 2. Para {third}, marque 3. Para escuchar otra vez las opciones, marque asterisco.',
      'Para {first}, marque 1. Para {second}, marque 2. Para {third}, marque 3. Para hablar con la recepción, marque 0.',
    ],
  },
  {
    opens: 'greetings',
    bodies: [
      'En este momento estamos cerrados. Después del tono, deje su nombre, su teléfono y {leave}, y le llamaremos el próximo día hábil.',
      'Usted está llamando fuera de nuestro horario de atención. Después del tono, deje su teléfono y {leave}, o vuelva a llamar durante el día.',
      'En este momento estamos cerrados. En {site} encontrará nuestro horario. También puede dejar un mensaje después del tono, y le llamaremos.',
      'En este momento estamos cerrados. {urgent} Para cualquier otro asunto, deje después del tono su nombre, su teléfono y {leave}.',
      '{urgent} En este momento estamos cerrados. Para cualquier otro asunto, deje un mensaje después del tono o vuelva a llamar durante el día.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Todas nuestras líneas están ocupadas. Por favor, espere en la línea y le atenderá la primera persona disponible.',
      'En este momento atendemos otras llamadas. La suya está en la fila, y la contestaremos en cuanto llegue su turno.',
      'En este momento, todo nuestro personal está en otra llamada. No cuelgue, por favor, y conservará su lugar en la fila.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'En este momento nadie puede contestar. Después del tono, deje su nombre, su teléfono y {leave}, y le devolveremos la llamada.',
      'Se ha comunicado con nuestro buzón de voz general. Después del tono, díganos su nombre, su teléfono y {leave}.',
      'Sentimos no poder contestar. Después del tono, deje su nombre, su teléfono y {leave}, y alguien de nuestro equipo le llamará.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Para conocer nuestra dirección, nuestro horario y cómo llegar, visite {site}. Para hablar con alguien, marque 0 en cualquier momento.',
      'Para escuchar nuestra dirección y nuestro horario, marque 4. Para saber cómo llegar, marque 5. Para volver al menú principal, marque asterisco.',
      'Para escuchar nuestra dirección y nuestro horario, marque 1. Para escucharlos otra vez, marque 2. Para hablar con alguien, marque 0.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Para mejorar nuestro servicio, las llamadas podrían ser grabadas. Si prefiere que no se grabe la suya, dígaselo a quien le conteste.',
      'Esta llamada podría ser grabada con fines de capacitación y calidad. Si no está de acuerdo, díganoslo al principio.',
      'Podríamos grabar esta llamada para atenderle mejor. Si prefiere que no lo hagamos, díganoslo cuando le contestemos.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'No reconocimos su opción. Por favor, inténtelo de nuevo. Para hablar con alguien, marque 0. Para escuchar otra vez las opciones, marque asterisco.',
      'Esa tecla no corresponde a ninguna opción. Escuche otra vez el menú y elija, o espere en la línea y le atenderemos.',
      'No recibimos su respuesta. Por favor, marque una de las opciones del menú, o espere en la línea y le ayudaremos.',
    ],
  },
  {
    opens: 'greetings',
    bodies: [
      'Hoy estamos cerrados por ser día festivo. Deje un mensaje después del tono, y le llamaremos en cuanto regresemos.',
      'Hoy no trabajamos por ser día festivo. Después del tono, deje su teléfono y {leave}, y le llamaremos a nuestro regreso.',
      'Hoy es día festivo y estamos cerrados. Con gusto le atenderemos a nuestro regreso. Mientras tanto, deje un mensaje después del tono.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Un momento, por favor, mientras transferimos su llamada. Si nadie puede contestar, tendrá la opción de dejar un mensaje.',
      'Un momento, por favor. Le estamos comunicando con la persona indicada. Para volver al menú principal, marque asterisco en cualquier momento.',
      'Le estamos comunicando. Por favor, espere en la línea y no cuelgue si la transferencia tarda un momento.',
    ],
  },
];
