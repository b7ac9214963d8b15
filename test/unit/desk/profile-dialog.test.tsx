// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ProfileDialog } from '../../../src/desk/profile/profile-dialog.tsx';
import { fetchedUserAtom, profileGoalAtom } from '../../../src/state/buyer/load-user.ts';
import { drawTool, drawing, typeInto } from '../helpers/draw.tsx';
import { logIn } from '../helpers/form-store.ts';
import { user } from '../helpers/samples.ts';

it.each([
  ['phone', '613\u200b 555 0100', '613 555 0100'],
  ['postalCode', '\ufeffK1P 5N2', 'K1P 5N2'],
  ['city', 'Otta\u0000wa', 'Ottawa'],
])('the profile field %s loses characters that nobody sees', async (field, typed, cleaned) => {
  const tool = await drawTool(<ProfileDialog />);
  await drawing(() => {
    logIn(tool);
    tool.store.set(fetchedUserAtom, user);
    tool.store.set(profileGoalAtom, 'profile');
  });
  const input = tool.place.querySelector<HTMLInputElement>(`input[name=${field}]`);
  await typeInto(input, typed);
  expect(input?.value).toBe(cleaned);
});
