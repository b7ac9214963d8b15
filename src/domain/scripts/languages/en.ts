import type { LanguageRules } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** English as in Canada and the United States. */
export const en = {
  tag: 'en',
  names: wordList('english anglais inglés inglese inglês englisch eng'),
  and: 'and',
  wordsPerSecond: 2.5,
  commonWords: wordList(`
    the a an and or of to in on at for with from by is are was be been we you i it this that your our us my me
    if not no can will would have has had do may please thank thanks call calling press hold line leave message
    number name after when while all any here there now how what who they their its as but so more one two three
    four today open closed sorry hello welcome
  `),
  signs: {
    dot: 'dot',
    at: 'at',
    slash: 'slash',
    dash: 'dash',
    underscore: 'underscore',
    number: 'number',
    pound: 'pound',
    star: 'star',
  },
  domains: wordList('ca us'),
  companyForms: wordList('inc ltd llc corp co'),
  twice: wordList('had that very bye no so one two three four five six seven eight nine zero oh'),
  menu: {
    please: ['please'],
    verbs: wordList('press dial push'),
    again: ['press'],
    articles: ['the '],
    keys: [...wordList('zero one two three four five six seven eight nine star pound'), 'star key', 'pound key'],
    leads: wordList('for to'),
    afterChoice: ',',
    or: wordList('or and'),
    beforeSign: wordList('press hit the'),
  },
  directions: {
    always: wordList('pause pauses paused pausing fade fades faded fading fadein fadeout sfx beat beats silence'),
    music: wordList('music'),
    sounds: wordList('jingle sound tone voice voiceover'),
    actions: wordList(`in out up down under over begins begin starts start stops stop ends end plays play playing rises
      swells continues warm friendly calm cheerful upbeat soft softly gentle whispering happy energetic
      conversational`),
    fillers: wordList(`a an the and then with of for to on one two three four five six ten short long brief slight quiet
      low high loud background effect effects second seconds sec secs s ms minute minutes min half`),
    labels: wordList('sfx tone music voice'),
    titles: wordList('message script prompt greeting page'),
    of: ['of'],
    to: ['to'],
    notes: ['note', 'notes', 'n.b.', 'n. b.'],
    toArtist: [
      'pronounc',
      'pronunciation',
      'voice artist',
      'voice talent',
      'voice actor',
      'narrator',
      'tone of voice',
      'don’t read this',
      'don’t read it',
      'don’t read out',
      'don’t read aloud',
      'do not read this',
      'do not read it',
      'do not read out',
      'do not read aloud',
      'not to be read',
      'not to be spoken',
    ],
  },
  numbers: {
    belowHundred: (value: number) => (value <= 20 || value % 10 === 0 ? 1 : 2),
    hundredsAreOneWord: false,
    saysOne: true,
    hourWords: 0,
  },
  // Patterns separated by commas.
  documents: {
    callers: `
      thanks? (?:you )?(?:so much )?for (?:your )?(?:calling|call|holding|waiting|patience|interest|choosing),
      thanks for, thank you, you(?:'ve| have) (?:now )?reached,
      (?:we'll|we will|i'll|i will) (?:be|call|get|return|connect),
      please (?:hold|leave|press|stay|wait|try|enter|call|dial|listen|remain|visit),
      (?:press|dial|select|choose) (?:\\d|one|two|three|four|five|six|seven|eight|nine|zero|star|pound|the|option),
      leave (?:us |me )?(?:a|your) (?:message|name), after the (?:tone|beep), at the (?:tone|beep),
      stay on the line, hang up,
      (?:we're|we are|i'm|i am|our \\w+ (?:is|are)) (?:currently |now |sorry|closed|open|unable|either|not|out|away|busy),
      your call, call (?:us )?back, welcome to, one moment, goodbye,
      we (?:offer|look forward|appreciate|value|have|know),
      our (?:team|office|offices|website|staff|hours|store|business hours|agents?|customers), while you wait,
      while you're (?:waiting|on hold), did you know, connecting you, transferring, next available,
      good (?:morning|afternoon|evening), how may i, how can i help, this call may be, are you calling,
      your (?:selection|party|estimated|patience), try again, invalid (?:option|entry|selection|extension|pin|choice),
      have a (?:great|nice|good|wonderful) day, please (?:say|record your|speak|select|contact us|continue to hold),
      you have (?:\\w+ )?(?:new|no|entered|selected), you are (?:caller|number|next), you called, would you like
    `,
    addressing: `we, our, us, please, sorry, thanks`,
    readers: `
      callers?, scripts?, prompts?, greetings?, recordings?, recorded by, record (?:a|the|your), voice ?over,
      voice talent, examples?, samples?, templates?, placeholders?, replace, brackets, ivr, tts, pbx, configur\\w+,
      settings, files?, folder, audio, click, tap, tips?, make sure, should, be sure, avoid, tone of voice,
      wording, customi[sz]e, e\\.g, template, seconds, word count, mailbox, extension, menu, key,
      duration, quote, invoice, attached, let me know, could you, can you, can we, (?:fe)?male voice, voicemails?,
      messages, hold message,
      on-hold, your (?:business|company), accent
    `,
    leadIns: `
      here (?:is|are|you), here's, (?:please|kindly) \\w+, (?:see|find|listed) below, below (?:is|are),
      the following, attached, i would like, we (?:need|would), sure, certainly, of course
    `,
    notes: `
      notes?(?: (?:for|to) .+)?, operator note, duration, timing, time, length, word count, words, tone, theme, voice,
      style, pace,
      music, music bed, sfx, language, gender, accent, speed, status, date, version, author, source, purpose, usage,
      context, when, when to use, instructions?, direction, directions, file, filename, file name, tip, trigger,
      pronunciation, comments?, delivery, format, action, client, project, nr, no, num, number, #, id, seconds,
      order, \\d+ ?(?:s|secs?|min|seconds?|minutes?)\\.?\\)?,
      end of (?:the )?(?:scripts?|document)(?:[^\\p{L}\\d].*)?
    `,
    texts: `
      text, message, script, wording, verbiage, copy, transcript, content, message text, prompt text, script text,
      spoken text, recording text, recording script, message script, text to record, what to say, what is said,
      what it says, announcement, voice over, voiceover, voice-over, vo, narrator, agent, sample prompt, prompt,
      phrase, say, example, recording
    `,
    names: `
      name, message name, prompt name, script name, recording name, title, label, message title, prompt title,
      prompt, greeting, file name, filename, file, audio file, wav file, sound file, sound, recording, key,
      variable, menu, extension, ext, dnis, did
    `,
    numbered: `recording, spot, step`,
    mailHeaders: `from, to, cc, bcc, sent, date, subject, reply-to, importance, attachments?`,
    mailGreetings: `hi, hello, hey, dear, good (?:morning|afternoon|evening)`,
  },
} as const satisfies LanguageRules;
