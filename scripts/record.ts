import { openForm, orderPage } from '../test/helpers/sample-order.ts';
import { createStage } from '../test/helpers/stage.ts';
import { openCamera } from './recording/camera.ts';
import { tellStory } from './recording/story.ts';

// Creates the README's recording of the built form: `npx rollup -c --silent && npx tsx scripts/record.ts`.

const file = new URL('../docs/recording.webp', import.meta.url).pathname;
const stage = await createStage();
try {
  const page = await stage.newPage({ colorScheme: 'light', viewport: { width: 960, height: 640 } });
  const form = await openForm(page, stage.partnerUrl + orderPage);
  const camera = await openCamera(page);
  await tellStory(page, form, camera);
  await camera.write(file);
} finally {
  await stage.close();
}
