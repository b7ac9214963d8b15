import type { Gender } from '../../../src/domain/catalogue/voice.ts';
import type { Tag } from './tags.ts';

interface Particulars {
  readonly isActive?: boolean;
  readonly rush?: boolean;
  readonly absence?: { readonly startsInDays: number; readonly endsInDays: number };
}

type Row = readonly [
  id: string,
  name: string,
  gender: Gender,
  language: string,
  tags: readonly Tag[],
  particulars?: Particulars,
];

function voice([id, name, gender, language, tags, particulars = {}]: Row) {
  const { isActive = true, rush = true, absence } = particulars;
  const image = `/assets/portraits/${id}.webp`;
  const preview = `/assets/voices/${id}.mp3`;
  const flags = { isActive, rushOrderUnavailable: !rush };
  return { id, name, gender, languages: language.split(' '), tags, image, preview, ...flags, absence };
}

const awayNow = { absence: { startsInDays: -3, endsInDays: 10 } };
const awayLater = { absence: { startsInDays: 14, endsInDays: 28 } };

const rows: readonly Row[] = [
  ['emma', 'Emma', 'female', 'en', ['warm', 'friendly', 'conversational']],
  ['james', 'James', 'male', 'en', ['corporate', 'warm', 'trustworthy']],
  ['sophie', 'Sophie', 'female', 'fr en', ['bilingual', 'warm', 'corporate']],
  ['noah', 'Noah', 'male', 'en', ['energetic', 'young', 'friendly'], awayLater],
  ['olivia', 'Olivia', 'female', 'en', ['energetic', 'young', 'friendly']],
  ['antoine', 'Antoine', 'male', 'fr en', ['bilingual', 'corporate', 'trustworthy']],
  ['charlotte', 'Charlotte', 'female', 'en', ['British', 'corporate', 'calm']],
  ['oliver', 'Oliver', 'male', 'en', ['British', 'warm', 'mature']],
  ['grace', 'Grace', 'female', 'en', ['corporate', 'mature', 'trustworthy'], { rush: false }],
  ['marcus', 'Marcus', 'male', 'en', ['authoritative', 'mature'], { rush: false }],
  ['zoe', 'Zoe', 'female', 'en fr', ['bilingual', 'young', 'conversational']],
  ['daniel', 'Daniel', 'male', 'en fr', ['bilingual', 'calm', 'corporate']],
  ['camille', 'Camille', 'female', 'fr', ['calm', 'warm'], { rush: false }],
  ['etienne', 'Étienne', 'male', 'fr', ['warm', 'mature', 'friendly'], { rush: false }],
  ['maya', 'Maya', 'female', 'en', ['young', 'energetic', 'conversational']],
  ['liam', 'Liam', 'male', 'en', ['friendly', 'conversational', 'young']],
  ['hannah', 'Hannah', 'female', 'en de', ['bilingual', 'calm', 'trustworthy'], awayNow],
  ['lukas', 'Lukas', 'male', 'en de', ['bilingual', 'corporate', 'authoritative']],
  ['victoria', 'Victoria', 'female', 'en', ['British', 'authoritative', 'mature'], { rush: false }],
  ['henry', 'Henry', 'male', 'en', ['British', 'trustworthy', 'calm'], { rush: false }],
  ['lucia', 'Lucía', 'female', 'es en', ['bilingual', 'friendly', 'energetic']],
  ['mateo', 'Mateo', 'male', 'es en', ['bilingual', 'warm', 'friendly']],
  ['giulia', 'Giulia', 'female', 'it', ['warm', 'conversational'], { rush: false }],
  ['luca', 'Luca', 'male', 'it en', ['bilingual', 'energetic']],
  ['beatriz', 'Beatriz', 'female', 'pt en', ['bilingual', 'calm', 'friendly']],
  ['rafael', 'Rafael', 'male', 'pt', ['corporate', 'young']],
  ['amelie', 'Amélie', 'female', 'fr en', ['bilingual', 'young', 'energetic']],
  ['benjamin', 'Benjamin', 'male', 'en', ['calm', 'conversational'], { isActive: false }],
];

export const voices = rows.map((row) => voice(row));
export type VoiceSeed = (typeof voices)[number];
