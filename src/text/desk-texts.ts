import { counted, message } from './message.ts';

/** Every visible word of the script desk in English; in other languages under `desk` in their data. */
export const deskTexts = {
  copy: {
    all: 'Copy all scripts',
    save: 'Save as text',
    copied: 'The scripts are copied.',
    title: 'Your scripts',
    byHand: 'This browser doesn’t let the form copy. Select the text and copy it yourself.',
    scripts: 'Scripts',
    fileName: 'scripts.txt',
  },
  /** Lengths of time. */
  time: {
    seconds: message('{seconds} s'),
    minutes: message('{minutes} min'),
    both: message('{minutes} min {seconds} s'),
  },
  phone: {
    open: 'Find by brand',
    search: 'Brand or model of your phone system',
    found: counted({ one: '{count} system found', other: '{count} systems found' }),
    none: 'No system of that name. Choose “Other / not sure”: we deliver formats that most systems take.',
    limits: message('Limits: {limits}.'),
    times: {
      hold: message('on hold {time}'),
      greeting: message('greetings {time}'),
      prompt: message('other prompts {time}'),
    },
    size: message('{size} MB a file'),
    upload: message('Where to upload: {place}'),
    makers: message('Source: {source} (the maker)'),
    source: message('Source: {source}'),
    longLoop: message(
      'Your messages with music take about {time}. {system} takes {limit} at most on hold: shorten them, or order all the same.',
    ),
    longMessage: message(
      'Your longest message takes about {time}. {system} takes {limit} at most: shorten it, or order all the same.',
    ),
  },
};

/** The shape of the desk's texts in a language: the same keys, any words. */
export type DeskText = typeof deskTexts;
