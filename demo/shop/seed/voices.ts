export interface VoiceSeed {
  id: string;
  name: string;
  gender: 'male' | 'female';
  language: string[];
  tags: string[];
  image: string;
  preview: string;
  isActive: boolean;
  rushOrderUnavailable: boolean;
  absence?: { startsInDays: number; endsInDays: number };
}

interface Particulars {
  isActive?: boolean;
  rush?: boolean;
  absence?: { startsInDays: number; endsInDays: number };
}

function voice(
  id: string,
  name: string,
  gender: VoiceSeed['gender'],
  language: string,
  tags: string,
  { isActive = true, rush = true, ...rest }: Particulars = {},
): VoiceSeed {
  const image = `/assets/portraits/${id}.webp`;
  const preview = `/assets/voices/${id}.mp3`;
  const flags = { isActive, rushOrderUnavailable: !rush };
  return { id, name, gender, language: language.split(' '), tags: tags.split(' '), image, preview, ...flags, ...rest };
}

const awayNow = { absence: { startsInDays: -3, endsInDays: 10 } };
const awayLater = { absence: { startsInDays: 14, endsInDays: 28 } };

export const voices: readonly VoiceSeed[] = [
  voice('emma', 'Emma', 'female', 'en', 'warm friendly conversational'),
  voice('james', 'James', 'male', 'en', 'corporate warm trustworthy'),
  voice('sophie', 'Sophie', 'female', 'fr en', 'bilingual warm corporate'),
  voice('noah', 'Noah', 'male', 'en', 'energetic young friendly', awayLater),
  voice('olivia', 'Olivia', 'female', 'en', 'energetic young friendly'),
  voice('antoine', 'Antoine', 'male', 'fr en', 'bilingual corporate trustworthy'),
  voice('charlotte', 'Charlotte', 'female', 'en', 'british corporate calm'),
  voice('oliver', 'Oliver', 'male', 'en', 'british warm mature'),
  voice('grace', 'Grace', 'female', 'en', 'corporate mature trustworthy', { rush: false }),
  voice('marcus', 'Marcus', 'male', 'en', 'authoritative mature', { rush: false }),
  voice('zoe', 'Zoe', 'female', 'en fr', 'bilingual young conversational'),
  voice('daniel', 'Daniel', 'male', 'en fr', 'bilingual calm corporate'),
  voice('camille', 'Camille', 'female', 'fr', 'calm warm', { rush: false }),
  voice('etienne', 'Étienne', 'male', 'fr', 'warm mature friendly', { rush: false }),
  voice('maya', 'Maya', 'female', 'en', 'young energetic conversational'),
  voice('liam', 'Liam', 'male', 'en', 'friendly conversational young'),
  voice('hannah', 'Hannah', 'female', 'en de', 'bilingual calm trustworthy', awayNow),
  voice('lukas', 'Lukas', 'male', 'en de', 'bilingual corporate authoritative'),
  voice('victoria', 'Victoria', 'female', 'en', 'british authoritative mature', { rush: false }),
  voice('henry', 'Henry', 'male', 'en', 'british trustworthy calm', { rush: false }),
  voice('lucia', 'Lucía', 'female', 'es en', 'bilingual friendly energetic'),
  voice('mateo', 'Mateo', 'male', 'es en', 'bilingual warm friendly'),
  voice('giulia', 'Giulia', 'female', 'it', 'warm conversational', { rush: false }),
  voice('luca', 'Luca', 'male', 'it en', 'bilingual energetic'),
  voice('beatriz', 'Beatriz', 'female', 'pt en', 'bilingual calm friendly'),
  voice('rafael', 'Rafael', 'male', 'pt', 'corporate young'),
  voice('amelie', 'Amélie', 'female', 'fr en', 'bilingual young energetic'),
  voice('benjamin', 'Benjamin', 'male', 'en', 'calm conversational', { isActive: false }),
];
