import { countWords } from '../words.ts';
import { folded } from '../folded.ts';

/** What introduces texts by what they are, in three languages; a message from or about something is heard by callers. */
const kinds = [
  String.raw`(?:messages|scripts?|greetings?|prompts|announcements|recordings|voice-?mails?|wordings?|drafts?|versions|texts|(?:hold|phone|voice-?mail|welcome|after-hours) message)\b(?! (?:from|about|of)\b)`,
  String.raw`(?:messages|messages? (?:d'attente|d'accueil|vocal)|textes?|scripts?|annonces|versions|propositions|enregistrements|accueils)\b(?! (?:de la part|a propos|sur)\b)`,
  String.raw`(?:mensajes|mensaje de (?:espera|voz|bienvenida)|textos?|guion(?:es)?|saludos|locucion(?:es)?|versiones|propuestas|grabaciones)\b(?! (?:de parte|sobre|acerca)\b)`,
];
/** What no caller hears of, so that no colon need follow. */
const sureKinds = [
  String.raw`(?:(?:on-?hold|hold) messages?|(?:voice-?mail|phone) greetings?|scripts?|prompts|drafts|versions)`,
  String.raw`(?:messages? d'attente|messages? d'accueil|scripts?|textes|versions|propositions)`,
  String.raw`(?:mensajes? (?:de|en) espera|mensajes? de bienvenida|guion(?:es)?|locucion(?:es)?|textos|versiones|propuestas)`,
];
const starts = [
  String.raw`(?:here(?:'s| is| are)|below (?:is|are)|these are|the following (?:is|are)|i(?:'ve| have) (?:written|created|drafted|prepared)|i (?:wrote|created|drafted))`,
  String.raw`(?:voici|voila|ci-dessous|vous trouverez|j'ai (?:redige|prepare|ecrit|cree)|je (?:vous|te) (?:propose|envoie|transmets))`,
  String.raw`(?:aqui (?:tienes?|tienen|estan?|van?|te dejo|le dejo)|a continuacion|estos son|(?:te|le|les|os) (?:mando|envio|dejo|paso|presento|propongo|adjunto)|adjunto|he (?:preparado|escrito|redactado|creado))`,
];
const owned = [
  String.raw`(?:our|my|the)(?: \S+){0,3} (?:messages|scripts|prompts|greetings)`,
  String.raw`(?:nos|mes|les) (?:messages|textes|scripts)(?: \S+){0,3}`,
  String.raw`(?:nuestros|mis|los) (?:mensajes|textos|guiones)(?: \S+){0,3}`,
];
const editing = String.raw`(?:adjust|adapt|customi[sz]e|edit|modify|personali[sz]e|revise|rewrite|rephrase|shorten|tailor|translate|tweak|write|draft)`;
const making = String.raw`(?:${editing}|make|create|add|turn|change)`;
const drafts = '(?:scripts?|messages|prompts|greetings|drafts|versions|options)';
const adapter = '(?:adapter|ajuster|modifier|personnaliser|raccourcir|reformuler|traduire|rediger)';
const adaptar = '(?:adaptar|ajustar|acortar|modificar|personalizar|traducir|redactar|hacer)';
const adapte =
  '(?:adapte|ajuste|acorte|cambie|modifique|personalice|traduzca|redacte|reescriba|escriba|prepare|haga|agregue|anada)';

/** What those write who made the texts, to whoever asked for them, a sentence each. */
const patterns = [
  ...starts.flatMap((start, index) => [
    `^${start}\\b.*\\b${kinds[index] ?? ''}.*:$`,
    `^${start}\\b.*\\b${sureKinds[index] ?? ''}\\b.*`,
  ]),
  ...owned.map((words) => `^${words} ?:$`),
  String.raw`^(?:(?:please|just|so) )*let me know (?:if|whether) (?:you(?:'d| would) (?:like|prefer)|you want|(?:you )?(?:need|have) (?:any|more|changes|other|further|another)|any|these|those|they|this)\b`,
  String.raw`^(?:(?:please|just|so) )*let me know (?:which|what you think)\b`,
  String.raw`\b(?:like|want|prefer) me to ${making}\b`,
  String.raw`^(?:shall|should|could|can) i ${making} (?:them|these|it|this)\b`,
  String.raw`\bi can (?:also )?${editing}\b|\bi(?:'d be| am|'m) happy to ${editing}\b`,
  String.raw`^feel free to (?:${making}|replace|swap)\b.*\b(?:these|those|them|this|it|placeholders?|brackets|tone|wording|scripts?)\b`,
  String.raw`^(?:just |simply )?(?:replace|swap|fill in) .*\b(?:placeholders?|brackets|bracketed)\b`,
  String.raw`^(?:would you like|do you want|want) .*\b(?:french|spanish|english|bilingual|shorter|longer|different|another|casual|formal)\b.*\b(?:versions?|tone|drafts?|scripts?|variations?)\b`,
  String.raw`^(?:would you like|do you want|want) .*\b(?:versions?|drafts?|variations?) in (?:french|spanish|english)\b`,
  String.raw`^(?:do|does|would) (?:any|one|either) of (?:these|them|those)(?: ${drafts})? (?:work|fit|suit)\b`,
  String.raw`^which (?:one )?of (?:these|them|those)(?: ${drafts})? (?:fits?|works?|suits?|do you (?:like|prefer))\b`,
  String.raw`^(?:all )?(?:of )?these (?:\S+ )?(?:scripts?|messages|prompts|greetings|drafts) (?:are|were) (?:all )?(?:designed|written|meant|crafted|tailored)\b`,
  String.raw`^(?:please |just |simply )?(?:replace|swap|change|fill in) \[[^\]]+\]|^feel free to (?:swap|fill|plug) in\b`,
  String.raw`^here(?:'s| are) (?:a few|some|several|two|three|four|five|six) options for (?:your|the) (?:\S+ ){0,3}(?:systems?|messages?|greetings?|recordings?|voice-?mail)\b.*:$`,
  String.raw`^(?:lequel|laquelle|lesquels|lesquelles) (?:de ces (?:messages|textes|versions|propositions|options) )?(?:preferez-vous|preferes-tu|aimez-vous|vous convien\S+)`,
  String.raw`^cual(?:es)? de (?:estos|estas|ellos|ellas)(?: (?:mensajes|textos|versiones|opciones))? (?:prefieres?|(?:te|le) gustan?)\b`,
  String.raw`^(?:i )?hope (?:this|these|they|it) (?:helps?|works?)\b`,
  String.raw`^(?:keep|record) (?:each|every|all(?: of)? (?:the|these)) (?:\S+ )?(?:messages?|scripts?|prompts?|greetings?)\b`,
  String.raw`^(?:each|these) (?:\S+ ){0,2}(?:messages?|scripts?|prompts?) (?:is|are|should|runs?|takes?) .*\b(?:seconds?|words|long|tone)\b`,
  String.raw`^(?:souhait|voul|voudri|aimeri|desir|prefer)(?:ez-vous|es-tu|ais-tu) que je\b|^(?:veux|souhaites|aimerais|voudrais|preferes)-tu que je\b`,
  String.raw`^(?:dites|dis|faites|fais|laissez|laisse)-moi (?:savoir )?(?:si|lequel|laquelle|lesquels|ce que (?:vous|tu))\b`,
  String.raw`^n'hesite[zs]? pas a (?:(?:les|le|la|l') ?${adapter}|${adapter} (?:ces|les|le ton|ce)|me (?:dire|demander|faire))\b`,
  String.raw`\bje peux (?:aussi |egalement )?(?:(?:les|le|la|en|vous) )?(?:${adapter}|proposer|ecrire)\b`,
  String.raw`^j'espere que (?:cela|ca|ces|ceci)\b|^(?:gardez|limitez|enregistrez) chaque (?:message|texte)\b`,
  String.raw`^(?:quieres?|deseas?|prefieres?|(?:te|le) gustaria) que (?:(?:te|le|los|las|lo|la) )?${adapte}\b`,
  String.raw`^(?:avisame|aviseme|dime|digame|(?:haz|haga|deja|deje)me saber) si (?:quieres?|deseas?|prefieres?|necesitas? (?:algun|algo|otro|mas)|hay|(?:te|le) gustaria)\b`,
  String.raw`\bpuedo (?:tambien )?${adaptar}(?:los|las|lo|la|te)\b|^no dudes? en ${adaptar}(?:los|las|lo|la)\b`,
  String.raw`^espero que (?:te|le|les|esto|estos) (?:mensajes |textos )?(?:sirva|ayude|guste)n?\b|^(?:manten|mantenga|graba|grabe) cada (?:mensaje|texto)\b`,
  String.raw`^(?:(?:can|could|would) you )?(?:please |kindly )?(?:pronounce (?!your\b).* (?:as|like)\b|record (?:with|in|using) (?:an?|the) (?:\S+ ){0,4}(?:voice|accent)\b)`,
  String.raw`^(?:we|i)(?:'d| would) (?:like|prefer|want) (?:an?|the) (?:\S+ ){0,3}(?:voice|narrator|accent)\b`,
  String.raw`^(?:veuillez |merci de |svp )?prononce[rz] (?!votre\b).* comme\b|^(?:nous |je )(?:voudri|aimeri|souhait|prefer)\S+ une voix\b`,
  String.raw`^(?:por favor,? )?pronunci(?:e|ar) (?!su\b).* como\b|^(?:quisiera(?:mos)?|queremos|prefer(?:imos|iria)|(?:me|nos) gustaria) una voz\b`,
  String.raw`^(?:end(?: of (?:the )?(?:scripts?|messages|document))?|fin(?: du (?:script|document))?|fin del? (?:guion|documento))[.:]?$`,
];
const toReader = new RegExp(patterns.join('|'), 'u');
/** What such an answer begins with. */
const assent =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|great|ok(?:ay)?|bien sur|avec plaisir|certainement|d'accord|parfait|claro(?: que si)?|por supuesto|con (?:mucho )?gusto|desde luego|perfecto) ?[!.,]+(?:\s+|$)/u;
/** Said to callers, too, so that the whole is. */
const toCallers =
  /\b(?:call(?! cent)|calling|press|dial|appointment|leave (?:a|your)|hold the line|appuyez|composez|appel(?:ez|er)?|rappel\S*|rendez-vous|laissez|oprima|marque|llam\S+|cita|deje)\b/u;
const remark = /^(?:(?:pro |recording )?tips?|note|astuce|conseil|remarque|consejo|nota) ?: /u;

/** `Needed by: March 14`. */
const label = /^needed (?:by|for) ?: \S/u;

const mostWords = 45;

/** The sentences of a line, without the signs around them and what it begins with. */
const sentencesOf = (line: string): readonly string[] =>
  folded(line)
    .replaceAll('’', "'")
    .replaceAll(/[*_]/gu, '')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s=~–—-]+$/u, '')
    .replace(remark, '')
    .replace(assent, '')
    .split(/(?<=[.!?…:])\s+(?![!?:])/u)
    .map((one) => one.replace(/^[^\p{L}]+/u, '').trim())
    .filter(Boolean);

/**
 * Whether all sentences of a line speak to the reader of the document about its texts, as chat programs write above and
 * below what they were asked for, and none to callers: `Here are six messages for your office:`.
 */
export function isToReader(line: string): boolean {
  if (countWords(line) > mostWords) return false;
  if (label.test(folded(line))) return true;
  const sentences = sentencesOf(line);
  return sentences.length > 0 && sentences.every((one) => toReader.test(one) && !toCallers.test(one));
}
