import { mkdirSync } from 'node:fs';
import { voices } from '../voices.ts';
import { tints, type Look } from './portraits/looks.ts';
import { people } from './portraits/people.ts';
import { assetsDir, loadTool, wanted } from './tools.ts';

interface DiceBear {
  createAvatar(style: unknown, options: Record<string, unknown>): { toString(): string };
}
interface Pipeline {
  webp(options: Record<string, unknown>): { toFile(path: string): Promise<{ size: number }> };
}
type Sharp = (input: Buffer) => { resize(size: number): Pipeline };

const size = 192;
const dicebear = await loadTool<DiceBear>('@dicebear/core');
const avataaars = await loadTool<unknown>('@dicebear/avataaars');
const { default: sharp } = await loadTool<{ default: Sharp }>('sharp');

function avatar(id: string, look: Look): string {
  return dicebear
    .createAvatar(avataaars, {
      seed: id,
      idSuffix: id,
      top: [look.top],
      topProbability: 100,
      hairColor: [look.hair],
      skinColor: [look.skin],
      clothing: [look.clothing],
      clothesColor: [look.cloth],
      mouth: [look.mouth],
      eyes: [look.eyes],
      eyebrows: ['defaultNatural'],
      facialHair: look.beard === undefined ? [] : [look.beard],
      facialHairProbability: look.beard === undefined ? 0 : 100,
      facialHairColor: [look.hair],
      accessories: look.glasses === undefined ? [] : [look.glasses],
      accessoriesProbability: look.glasses === undefined ? 0 : 100,
      accessoriesColor: ['2b2f3a'],
    })
    .toString();
}

function picture(id: string, look: Look): string {
  const [light, deep] = tints[look.tint];
  const figure = avatar(id, look).replace('<svg ', '<svg x="-12" y="2" width="304" height="304" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" viewBox="0 0 280 280">
    <radialGradient id="tint" cx="50%" cy="35%" r="75%">
      <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
    </radialGradient>
    <rect width="280" height="280" fill="url(#tint)"/>${figure}</svg>`;
}

mkdirSync(`${assetsDir}portraits`, { recursive: true });
for (const { id } of voices.filter((voice) => wanted(voice.id))) {
  const look = people[id];
  if (look === undefined) throw new Error(`No look for ${id}`);
  const image = sharp(Buffer.from(picture(id, look))).resize(size);
  const { size: bytes } = await image.webp({ quality: 84, effort: 6 }).toFile(`${assetsDir}portraits/${id}.webp`);
  console.log(id, bytes);
}
