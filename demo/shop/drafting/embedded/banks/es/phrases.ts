/** On hold: why the caller waits. `{site}` is the company's website. */
export const waiting = [
  'En este momento todas nuestras líneas están ocupadas. Contestamos las llamadas en el orden en que llegan.',
  'En este momento atendemos otras llamadas, pero no nos hemos olvidado de usted. Su lugar en la fila está asegurado.',
  'Nuestro equipo está en otras llamadas. Le pedimos que no cuelgue, porque al volver a llamar perdería su lugar.',
  'Alguien de nuestro equipo le contestará en cuanto termine con la llamada anterior a la suya.',
  'Le atenderemos lo antes posible. Mientras tanto, puede encontrar muchas respuestas en {site}.',
] as const;

/** On hold: about the company in the buyer's own words. */
export const about = [
  '{about} Será un gusto contarle más en un momento.',
  '{about} Pregúntenos todo lo que quiera saber.',
  '{about} Cuéntenos qué necesita, y con gusto le ayudaremos.',
] as const;

/** On hold: where to find more. */
export const website = [
  'En {site} también encontrará respuestas a muchas preguntas, a cualquier hora y sin esperar.',
  'Visite {site} para conocer mejor lo que hacemos y las distintas maneras de comunicarse con nosotros.',
  'Cuando tenga un momento, dele un vistazo a {site}. Es un buen lugar para empezar.',
] as const;

/** On hold: what fits any company. */
export const anybody = [
  'Para ayudarle más rápido, tenga a la mano la carta, la factura o el número que tenga que ver con su pregunta.',
  'Su opinión nos ayuda a mejorar. Díganos qué hicimos bien hoy y qué podríamos hacer mejor la próxima vez.',
  'Detrás de cada llamada hay una persona que quiere resolver todo a la primera, para que usted no tenga que volver a llamar.',
  'Quizás llama con una pregunta y tiene otra en mente. No se quede con ella: con gusto responderemos las dos.',
] as const;

/** Mobile voicemail: what a caller who reaches nobody is asked for. */
export const voicemailBodies = [
  'En este momento no podemos contestar. Después del tono, deje su nombre, su teléfono y {leave}, y le devolveremos la llamada.',
  'Después del tono, deje su nombre, su teléfono y {leave}, y le llamaremos lo antes posible.',
  'Estamos atendiendo a otra persona. Deje su nombre, su teléfono y {leave}, y le llamaremos en cuanto podamos.',
  'Sentimos no poder contestar. Después del tono, díganos su nombre, su teléfono y {leave}, y pronto tendrá noticias nuestras.',
  'En {site} encontrará muchas respuestas. También puede dejar, después del tono, su nombre, su teléfono y {leave}, y le llamaremos.',
] as const;
