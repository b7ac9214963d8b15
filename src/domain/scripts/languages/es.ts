import type { LanguageRules } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** Spanish as in the United States. */
export const es = {
  tag: 'es',
  names: wordList('spanish espagnol español castellano spagnolo espanhol spanisch spa'),
  and: 'y',
  wordsPerSecond: 2.39,
  commonWords: wordList(`
    el la los las un una unos del de y o a al en con por para es son está están estamos ha he hemos su sus
    nuestro nuestra nuestros nuestras le les se lo me mi no que si como más muy todos todas este esta pero ya
    puede sin gracias favor llamar llamada marque oprima pulse deje mensaje número después usted nosotros hola
    uno dos tres cuatro ahora presione llamado espere horario cuando
  `),
  signs: {
    dot: 'punto',
    at: 'arroba',
    slash: 'barra',
    dash: 'guion',
    underscore: 'guion bajo',
    number: 'número',
    pound: 'numeral',
    star: 'asterisco',
  },
  domains: wordList('us es mx'),
  companyForms: wordList('s.a'),
  twice: wordList('no sí muy uno dos tres cuatro cinco seis siete ocho nueve cero'),
  menu: {
    please: ['por favor'],
    verbs: wordList('marque oprima presione pulse'),
    again: ['marque'],
    articles: ['el ', 'la tecla '],
    keys: wordList('cero uno dos tres cuatro cinco seis siete ocho nueve asterisco numeral'),
    leads: ['para'],
    afterChoice: ',',
    or: wordList('o y'),
    beforeSign: wordList('la oprima marque presione pulse tecla'),
  },
  directions: {
    always: wordList('pausa pausas fundido fundidos silencio'),
    music: wordList('música musical'),
    sounds: wordList('tono voz sonido'),
    actions: wordList(
      'empieza comienza suena sigue baja sube termina disminuye cálido cálida amable alegre suave tranquilo tranquila',
    ),
    fillers: wordList(`un una el la los y luego con de del al en dos tres cuatro cinco seis diez corta corto larga largo
      breve ligera efecto efectos segundo segundos medio fondo`),
    labels: wordList('tono música voz'),
    titles: wordList('mensaje texto anuncio guion saludo página'),
    of: ['de'],
    to: ['a'],
    notes: ['nota'],
    toArtist: ['pronunci', 'tono de voz', 'no leer'],
  },
  numbers: {
    belowHundred: (value: number) => (value < 30 || value % 10 === 0 ? 1 : 3),
    hundredsAreOneWord: true,
    saysOne: false,
    hourWords: 1,
  },
  // Patterns separated by commas.
  documents: {
    callers: `
      gracias por (?:su|tu|llamar|comunicar\\w*|esperar|contactar|la), bienvenid[oa]s? a, usted se ha comunicado,
      (?:se )?ha(?:s)? (?:comunicado|llamado), por favor,
      (?:marque|pulse|presione|oprima|marca|pulsa) (?:el |la )?(?:numero |tecla )?(?:\\d|un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cero|asterisco|almohadilla),
      dej[ea](?:nos)? (?:su|tu|un) (?:mensaje|nombre), despues (?:del|de la) (?:tono|senal), su llamada,
      tu llamada, permanezca, no cuelgue, en este momento, nuestr[oa]s? (?:\\w+),
      (?:estamos|lamento|lamentamos|sentimos), le (?:atendera|atenderemos|habla), atender (?:su|tu),
      (?:nos )?pondremos en contacto, buen[oa]s (?:dias|tardes|noches), (?:marque|pulse|presione) o diga,
      (?:introduzca|ingrese|digite|diga) su, un momento, hasta luego, que tenga (?:un|una),
      sera[s]? (?:conectad|transferid|atendid)[oa], puedo ayudar\\w+,
      opcion no valida, intent[ea](?:lo)? (?:de nuevo|nuevamente|otra vez), no (?:podemos|puedo) atender\\w+,
      te atender\\w+, horario de atencion, (?:le|te) (?:transferimos|paso|pasamos|comunico)
    `,
    addressing: `nuestr[oa]s?, nosotros, gracias, favor`,
    readers: `
      llamantes?, guion(?:es)?, locucion(?:es)?, grabar, grabacion(?:es)?, ejemplos?, plantillas?, sustituy\\w+,
      reemplac\\w+, corchetes, archivos?, centralita, buzon, textos?, voz (?:femenina|masculina|en off), acento,
      presupuesto, factura, adjunt\\w+, podrias?, clic, consejos?, evite, debe, menu, teclas?, segundos,
      tono de voz, carpeta, panel, voicemail, configur\\w+, audio, mensajes, ivr
    `,
    leadIns: `
      aqui (?:esta|tiene|le|os|te)\\w*, a continuacion, adjunt\\w+, (?:os|le|te) (?:paso|envio|mando), siguientes?,
      claro
    `,
    notes: `
      notas?(?: para .+)?, duracion, tono, tema, voz, estilo, ritmo, musica, idioma, acento, velocidad, estado, fecha,
      version,
      autor, fuente, contexto, instrucciones, archivo, consejo, pronunciacion, comentarios?, palabras, formato,
      cliente, proyecto, numero, nº, segundos, \\d+ ?(?:seg|segundos?|minutos?)\\.?\\)?,
      fin (?:del|de los) (?:guion(?:es)?|documento|textos?)(?:[^\\p{L}\\d].*)?
    `,
    texts: `
      texto, mensaje, guion, locucion, contenido, texto del mensaje, texto a grabar, anuncio, voz en off, frase,
      ejemplo
    `,
    names: `
      nombre, nombre del mensaje, titulo, titulo del mensaje, archivo, nombre del archivo, nombre de archivo,
      anexo, interno
    `,
    numbered: `grabaci[oó]n, paso`,
    mailHeaders: `
      de, para, cc, cco, asunto, enviado(?: el)?, fecha(?: de envio)?, responder a, (?:datos )?adjuntos
    `,
    mailGreetings: `hola, buen[oa]s (?:dias|tardes|noches), buenas, estimad[oa]s?, querid[oa]s?`,
  },
} as const satisfies LanguageRules;
