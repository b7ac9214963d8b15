import { mkdirSync, statSync } from 'node:fs';
import { render } from './music/render.ts';
import { acoustic } from './music/tracks/acoustic.ts';
import { ambient } from './music/tracks/ambient.ts';
import { classical } from './music/tracks/classical.ts';
import { corporate } from './music/tracks/corporate.ts';
import { holiday } from './music/tracks/holiday.ts';
import { jazz } from './music/tracks/jazz.ts';
import { lounge } from './music/tracks/lounge.ts';
import { upbeat } from './music/tracks/upbeat.ts';
import { assetsDir, wanted } from './tools.ts';

const plans = [...acoustic, ...corporate, ...jazz, ...classical, ...ambient, ...lounge, ...upbeat, ...holiday];

mkdirSync(`${assetsDir}music`, { recursive: true });
for (const plan of plans.filter(({ id }) => wanted(id))) {
  const file = `${assetsDir}music/${plan.id}.mp3`;
  render(plan, file);
  console.log(plan.id, statSync(file).size);
}
