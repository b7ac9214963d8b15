import { answersOf, sentTrack, sentVoice } from '../helpers/shop-answers.mjs';

/** How much a shop of the bench offers. */
interface Size {
  readonly voicesPerGender: number;
  readonly tracks: number;
}

/** A typical shop's number, and more than any shop has. */
export const sizes = {
  usual: { voicesPerGender: 20, tracks: 60 },
  long: { voicesPerGender: 1000, tracks: 1000 },
} as const satisfies Readonly<Record<string, Size>>;

export type SizeName = keyof typeof sizes;

const names = 'Ada Ben Cleo Dan Eve Finn Grace Hugo Iris Jack Kim Leo Maya Noah'.split(' ');
const moods = ['Warm', 'Deep', 'Young', 'Calm', 'Bright', 'Mature', 'Corporate'];
const languages = [['en'], ['en', 'fr'], ['fr'], ['en', 'es'], ['en', 'de', 'fr']];
const titles = ['River', 'Lantern', 'Harbour', 'Meadow', 'Orbit', 'Sunday', 'Velvet', 'Window'];
const categories = ['jazz', 'piano', 'corporate', 'classical', 'holiday'];

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const range = (count: number): readonly number[] => [...Array(count).keys()];

const voiceOf = (gender: 'male' | 'female') => (index: number) => {
  const id = `${gender}-${index + 1}`;
  return sentVoice({
    id,
    gender,
    name: `${at(names, index)} ${index + 1}`,
    image: `/portraits/${id}.webp`,
    preview: `/previews/${id}.mp3`,
    language: at(languages, index),
    tags: [at(moods, index), at(moods, index + 3)],
    rushOrderUnavailable: index % 5 === 4,
  });
};

// All in the category that is shown first: the list that is drawn has them all.
const trackOf = (index: number) =>
  sentTrack(`track-${index + 1}`, `${at(titles, index)} ${index + 1}`, ['acoustic', at(categories, index)]);

/** As many voices of each gender as the shop has. */
const voicesOf = ({ voicesPerGender }: Size) => [
  ...range(voicesPerGender).map(voiceOf('male')),
  ...range(voicesPerGender).map(voiceOf('female')),
];

const tracksOf = ({ tracks }: Size) => range(tracks).map(trackOf);

const sizeNames: readonly SizeName[] = ['usual', 'long'];

/** The shop's answers as JSON by their path below the server's `/api`: `{size}/voice` and so on. */
export const shopAnswers: ReadonlyMap<string, string> = new Map(
  sizeNames.flatMap((size) =>
    Object.entries(answersOf({ voices: voicesOf(sizes[size]), tracks: tracksOf(sizes[size]) })).map(
      ([line, body]) => [line.replace(/^\w+ /u, size), JSON.stringify(body)] as const,
    ),
  ),
);
